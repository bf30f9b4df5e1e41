import './design/tokens.css';
import './shell/base.css';
import './shell/contrast.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadText } from './text/text.svelte';

void loadText('').then(() => mount(App, { target: document.getElementById('app')! }));
