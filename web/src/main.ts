import { mount } from 'svelte'
import App from './App.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/buttons.css'
import './styles/panels.css'
import './styles/medals.css'
import { watchProblems } from './lib/problems'

watchProblems()

mount(App, { target: document.getElementById('app')! })
