// A bench for the pictures: `vite`, then /src/games/arctic-scavengers/dev/?show=cards&theme=dark. Not part of the built
// client.
import { mount } from 'svelte'
import '@fontsource-variable/alegreya'
import '@fontsource-variable/source-sans-3'
import '../../../styles/app.css'
import '../../../styles/things.css'
import Bench from './Bench.svelte'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
mount(Bench, { target: document.getElementById('app')!, props: { show: query.get('show') ?? 'cards' } })
