import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandAssets } from './build/brand-assets.ts';
import { devPlatform } from './build/dev-platform.ts';
import { routerWithoutWarnings } from './build/router-without-warnings.ts';
import manifest from './package.json' with { type: 'json' };

/** One flag, production or not, decides whether the development login is in the bundle. */
const production = process.env['PAYFAC_PRODUCTION'] === '1';

/**
 * Small modules of domain that the shell always brings: in one file, compressed together, however many
 * pages share each of them. They import zod and each other alone, so that the file is in no circle.
 */
const ground = {
  name: 'ground',
  test: /domain\/src\/(access\/(abilities|can|features|memberships|role-abilities|roles)|facilitators\/facilitator|money\/(cents|decimal|rate|schema)|time\/(schema|zone)|transactions\/operations|users\/(acl|preferences|session|theme))\.ts$|@date-fns\/tz\//,
};

/** The same of the shell's own small pieces, which import React. */
const corner = {
  name: 'corner',
  test: /icons\/(check|chevron-down)\.mjs$|ui\/src\/(navigation\/navigation|components\/shortcut-help\/(shortcut|use-is-apple)|components\/notifications\/notifications-store)\.tsx?$|shared\/notify\/notify\.ts$/,
};

/** Files that every page of a signed-in person has from the start: no page names them to be fetched. */
const always =
  /^assets\/(start|client|Dialog|answers|sign-out|ground|corner|index|rolldown-runtime|iso)-[^/]*$/;

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), vanillaExtractPlugin(), brandAssets(), devPlatform()],
  define: {
    __APP_VERSION__: JSON.stringify(manifest.version),
    __DEV_LOGIN__: JSON.stringify(!production),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.startsWith('assets/index-') ? needed : needed.filter((file) => !always.test(file)),
    },
    rolldownOptions: {
      output: {
        // Of the files that pages share the shell names over a hundred: their names are short.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || always.test(`assets/${name}-`)
            ? 'assets/[name]-[hash].js'
            : 'assets/p-[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [ground, corner] },
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
