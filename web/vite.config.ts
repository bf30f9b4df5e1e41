import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { iconSprite } from './tools/sprite.ts';

const table = process.env['ISEKI_TABLE'] ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [iconSprite('src/design/icons'), svelte()],
  base: '/',
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/iseki/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a busy machine it would tell whoever types `make play` about plug-ins
  },
  server: { proxy: { '/api': { target: table, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
