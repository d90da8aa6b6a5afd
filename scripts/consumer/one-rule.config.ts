import { defineConfig } from 'vite';

/** Imports one rule from the package's root, to see what comes along. */
export default defineConfig({
  build: { outDir: 'one-rule', rollupOptions: { input: 'src/one-rule.ts' } },
});
