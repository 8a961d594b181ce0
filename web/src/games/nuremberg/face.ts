/** Nuremberg before its board is loaded. */
import type { Face } from '$lib/games';
import Cover from './Cover.svelte';
import Medallion from './Medallion.svelte';
import './colours.css';

export default {
  Cover,
  Medallion,
  motif: 'M-7 9V-3H-9V-8H-5V-6H-2V-8H2V-6H5V-8H9V-3H7V9ZM-2 9V3a2 2 0 0 1 4 0V9',
  kit: () => import('./kit'),
} satisfies Face;
