/** Briscola before its board is loaded. */
import type { Face } from '$lib/games';
import Cover from './Cover.svelte';
import Medallion from './Medallion.svelte';
import './colours.css';

export default {
  Cover,
  Medallion,
  motif: 'M0-8A8 8 0 1 1-.1-8ZM0-3.5L3.5 0L0 3.5L-3.5 0Z',
  kit: () => import('./kit'),
} satisfies Face;
