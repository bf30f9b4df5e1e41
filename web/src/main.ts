import './design/tokens.css';
import './shell/base.css';
import './shell/contrast.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renew } from './renewed';
import { loadText } from './text/text.svelte';

addEventListener('vite:preloadError', () => renew(Date.now(), sessionStorage, () => location.reload()));
void loadText('').then(() => mount(App, { target: document.getElementById('app')! }));
