/** Nottingham before its board is loaded. */
import type { Face } from '$lib/games';
import Cover from './Cover.svelte';
import Medallion from './Medallion.svelte';
import './colours.css';

export default {
  Cover,
  Medallion,
  motif: 'M0-9V9M-9 0H9M-5-5L5 5M5-5L-5 5',
  kit: () => import('./kit'),
} satisfies Face;
