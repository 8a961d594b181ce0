import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `vite build` makes the app, `vite build --mode gallery` the gallery of the art. */
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    plugins: [svelte()],
    resolve: { alias: { $lib: here('src/lib') } },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: process.env.BRIGAND ?? 'http://localhost:8400', ws: true } },
    },
    build: {
      outDir: gallery ? 'dist-gallery' : 'dist',
      rolldownOptions: {
        input: here(gallery ? 'gallery.html' : 'index.html'),
        // What the first page and all others need comes as one file.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /node_modules\/(svelte|esm-env|@fluent)\/|src\/lib\/(art\/ink\.ts|art\/icons\/|texts|i18n|http|router)|src\/games\/texts/,
              },
            ],
          },
        },
      },
      assetsInlineLimit: 0,
      // One sheet: fewer requests for the first page, and none later.
      cssCodeSplit: false,
      target: 'es2022',
      // Browsers that know light-dark(): the tokens stay as written.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
    test: { include: ['tests/**/*.test.ts'], environment: 'node' },
  };
});
