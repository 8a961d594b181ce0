import './lib/style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startPrefs } from '$lib/prefs.svelte';
import { startRouter } from '$lib/route.svelte';
import { language, startTexts } from '$lib/texts.svelte';

/** A server that was renewed meanwhile has other files: the page is loaded anew, which nobody else notices. */
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('brigand.renewed') ?? 0);
  if (Date.now() - last < 30_000) return;
  event.preventDefault();
  sessionStorage.setItem('brigand.renewed', String(Date.now()));
  location.reload();
});

startPrefs();
startRouter();
document.documentElement.lang = language();
void startTexts().then(() => mount(App, { target: document.getElementById('app')! }));
