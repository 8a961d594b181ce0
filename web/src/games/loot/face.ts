/** Loot before its board is loaded. */
import { spiral, trace } from '$lib/art/ink';
import type { Face } from '$lib/games';
import Cover from './Cover.svelte';
import Medallion from './Medallion.svelte';
import './colours.css';

export default {
  Cover,
  Medallion,
  motif: `${trace(spiral(3, -2, 7, 200, 1.2), 18)}M-10 7C-6 7-5 3-3.8-3.6M-10 7H10`,
  kit: () => import('./kit'),
} satisfies Face;
