import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { withoutSchemas } from './build/core-plugin.ts';
import { onlyWhatFontHas } from './build/font-plugin.ts';
import { splitTexts } from './build/texts-plugin.ts';

/** Where `vite` and `vite preview` find the API. */
const server = process.env.EARSHOT_SERVER ?? 'http://127.0.0.1:3000';
const proxy = { '/api': { target: server, ws: true } };

/** Where the built interface finds it, if not beside itself. */
const apiBase = process.env.API_BASE;
const sayApiBase: Plugin = {
  name: 'say-api-base',
  transformIndexHtml: (html) =>
    apiBase
      ? {
          html: html.replace(/\s*<meta name="api-base"[^>]*>/u, ''),
          tags: [{ tag: 'meta', attrs: { name: 'api-base', content: apiBase }, injectTo: 'head' }],
        }
      : html,
};

export default defineConfig({
  plugins: [sayApiBase, withoutSchemas(), splitTexts(), onlyWhatFontHas(), react()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsDir: 'assets',
    // Fonts stay files: as data they would be downloaded whatever font is chosen.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
