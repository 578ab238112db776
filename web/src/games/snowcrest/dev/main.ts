// A bench for the art: `vite`, then /src/games/snowcrest/dev/?theme=dark. Not part of the built client.
import { mount } from 'svelte'
import '@fontsource-variable/alegreya'
import '@fontsource-variable/source-sans-3'
import '../../../styles/things.css'
import Bench from './Bench.svelte'

document.documentElement.style.colorScheme = new URLSearchParams(location.search).get('theme') ?? 'light'
mount(Bench, { target: document.getElementById('app')! })
