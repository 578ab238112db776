// SPDX-License-Identifier: Apache-2.0
import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/alegreya/wght.css'
import './styles/app.css'
import './styles/board.css'
import './styles/things.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { app } from './lib/app.svelte'
import { install } from './lib/installed'
import { router } from './lib/route.svelte'
import { applyTheme } from './lib/settings.svelte'

applyTheme()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
router.start()
app.start()
addEventListener('load', install)
mount(App, { target: document.getElementById('app')! })
