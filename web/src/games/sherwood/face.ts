/** Sherwood before its board is loaded. */
import type { Face } from '$lib/games';
import Cover from './Cover.svelte';
import Medallion from './Medallion.svelte';
import './colours.css';

export default {
  Cover,
  Medallion,
  motif: 'M0-9C7-4 7 3 0 9C-7 3-7-4 0-9ZM0-9V12M0-1L3-3M0-1L-3-3M0 4L3 2M0 4L-3 2',
  kit: () => import('./kit'),
} satisfies Face;
