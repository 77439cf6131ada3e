import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite` and `vite preview` find the API. */
const server = process.env['EARSHOT_SERVER'] ?? 'http://127.0.0.1:3000';
const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsDir: 'assets',
    // Fonts stay files: as data they would be downloaded whatever font is chosen.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups one page asks for about sixty files.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand|use-sync-external-store)\//, priority: 30 },
            { name: 'mui', test: /node_modules\/(@mui|@emotion|stylis|notistack|@popperjs|react-transition-group|clsx)\//, priority: 20 },
            { name: 'core', test: /node_modules\/(zod|i18next|react-i18next)\/|packages\/core\/src\/|packages\/web\/src\/(lib|components)\//, priority: 10 },
          ],
        },
      },
    },
  },
});
