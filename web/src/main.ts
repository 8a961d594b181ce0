import './lib/style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startPrefs } from '$lib/prefs.svelte';
import { startRouter } from '$lib/route.svelte';
import { language, startTexts } from '$lib/texts.svelte';

startPrefs();
startRouter();
document.documentElement.lang = language();
void startTexts().then(() => mount(App, { target: document.getElementById('app')! }));
