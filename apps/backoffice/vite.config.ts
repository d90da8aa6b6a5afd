import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandAssets } from './build/brand-assets.ts';
import { devPlatform } from './build/dev-platform.ts';
import { routerWithoutForms, routerWithoutWarnings } from './build/router-in-bundle.ts';
import manifest from './package.json' with { type: 'json' };

/** One flag, production or not, decides whether the development login is in the bundle. */
const production = process.env['PAYFAC_PRODUCTION'] === '1';

/** Files that every page of a signed-in person has from the start: no page names them to be fetched. */
const always =
  /^assets\/(start|client|Dialog|responses|sign-out|index|rolldown-runtime|iso)-[^/]*$/;

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), vanillaExtractPlugin(), brandAssets(), devPlatform(), routerWithoutForms],
  define: {
    __APP_VERSION__: JSON.stringify(manifest.version),
    __DEV_LOGIN__: JSON.stringify(!production),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.startsWith('assets/index-') ? needed : needed.filter((file) => !always.test(file)),
    },
    rolldownOptions: {
      output: {
        // Of the files that pages share the shell names hundreds: their names are short.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || always.test(`assets/${name}-`)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/p-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.every((name) => name.endsWith('.css'))
            ? 'assets/s-[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  resolve: { alias: command === 'build' ? routerWithoutWarnings : {} },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4400),
    strictPort: true,
    allowedHosts: true,
  },
}));
