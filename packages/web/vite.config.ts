import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLibrary, isNeededFirst, ownForms, ownLibrary } from './build/chunks.ts';
import { withoutSchemas } from './build/core-plugin.ts';
import { splitTexts } from './build/texts-plugin.ts';

/** Where `vite` and `vite preview` find the API. */
const server = process.env.EARSHOT_SERVER ?? 'http://127.0.0.1:3000';
const proxy = { '/api': { target: server, ws: true } };

const muiBase = /node_modules\/(@mui|@emotion|stylis|notistack|react-transition-group|clsx)\//;
const muiForms =
  /@mui\/material\/(TextField|Select|Input|FilledInput|OutlinedInput|InputBase|InputLabel|InputAdornment|NativeSelect|FormControl|FormLabel|FormHelperText|FormControlLabel|TextareaAutosize|Switch|Checkbox|Tabs|Tab|TabScrollButton|Dialog\w*|internal\/SwitchBase)\//;

export default defineConfig({
  plugins: [withoutSchemas(), splitTexts(), react()],
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
            // A page that only calls the server names these without taking anything from them.
            { name: 'schemas', test: /\?whole$|node_modules\/zod\/|zod-without-eval/, priority: 40 },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[\w-]+)\//,
              priority: 30,
            },
            { name: 'mui', test: (id: string) => muiBase.test(id) && !muiForms.test(id), priority: 28 },
            // What a form needs comes with the first page that has one.
            { name: 'mui-forms', test: muiForms, priority: 25 },
            {
              debugName: 'core',
              name: (id, graph) => (firstLibrary.test(id) && isNeededFirst(id, graph) ? 'core' : null),
              priority: 10,
            },
            // The rest of what several pages share comes with the first page that needs any of it.
            { name: 'common', test: (id: string) => ownLibrary.test(id) && !ownForms.test(id), priority: 5 },
          ],
        },
      },
    },
  },
});
