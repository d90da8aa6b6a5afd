import { copyFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { clientModules } from './scripts/client-modules.ts';
import { componentCss } from './scripts/component-css.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const shared = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];
const entries = [
  'src/index.ts',
  'src/theme/index.ts',
  'src/theme/token-values.ts',
  'src/brand/index.ts',
  'src/brand-kit/index.ts',
  'src/color/index.ts',
  'src/locale/index.ts',
  'src/messages/index.ts',
  'src/navigation/index.ts',
  'src/translation/index.ts',
  'src/testing/index.ts',
  'src/testing/jsdom.ts',
  'src/testing/playwright/index.ts',
  ...globSync('src/components/*/index.ts', { cwd: here }),
];

/** One module out for each module in, so that an application takes only what it imports. */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    clientModules(),
    componentCss(),
    {
      name: 'stylesheet-types',
      closeBundle: () => copyFileSync(`${here}styles.css.d.ts`, `${here}dist/styles.css.d.ts`),
    },
  ],
  build: {
    minify: false,
    cssCodeSplit: true,
    sourcemap: true,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: (id) => shared.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
