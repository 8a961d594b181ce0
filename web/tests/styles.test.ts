import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, src), 'utf8');
const files = (readdirSync(src, { recursive: true }) as string[]).filter((path) => path.endsWith('.svelte'));

/** Names that the sheet of the table dresses wherever they stand on it. */
const names = [...read('pages/table/table.css').matchAll(/\.table-page \.([\w-]+)(?=\s*[,{])/g)].map(
  ([, name]) => name!,
);

/** The classes an element can have, as written. */
const classes = (source: string) => [
  ...[...source.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/[^\w-]+/)),
  ...[...source.matchAll(/class:([\w-]+)/g)].map(([, name]) => name!),
];

it('what the sheet of the table says of a name dresses no piece of a game', () => {
  expect(names).toContain('unread');
  const dressed = files
    .filter((path) => !/^pages\/(table|lobby|replay)\//.test(path))
    .flatMap((path) => classes(read(path)).flatMap((name) => (names.includes(name) ? [`${path}: ${name}`] : [])));
  expect(dressed).toEqual([]);
});
