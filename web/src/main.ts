import { mount } from 'svelte'
import App from './App.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { watchProblems } from './lib/problems'

watchProblems()

mount(App, { target: document.getElementById('app')! })
