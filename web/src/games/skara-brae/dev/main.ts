// A bench for the board: `vite`, then /src/games/skara-brae/dev/?table=four-worker&theme=dark. Not part of the built
// client.
import { mount } from 'svelte'
import '@fontsource-variable/alegreya'
import '@fontsource-variable/source-sans-3'
import '../../../styles/things.css'
import Bench from './Bench.svelte'

const query = new URLSearchParams(location.search)
document.documentElement.style.colorScheme = query.get('theme') ?? 'light'
mount(Bench, {
  target: document.getElementById('app')!,
  props: {
    show: query.get('show') ?? 'board',
    table: query.get('table') ?? 'four-worker',
    focus: query.get('focus') ?? '',
  },
})
