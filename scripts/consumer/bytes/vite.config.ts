import { defineConfig } from 'vite';

const entries = ['one-rule', 'client-and-area', 'button', 'six-components'];

export default defineConfig({
  build: {
    rollupOptions: {
      input: Object.fromEntries(entries.map((name) => [name, `${name}.ts`])),
      external: /^react(?:-dom)?(?:\/|$)/,
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
    },
  },
});
