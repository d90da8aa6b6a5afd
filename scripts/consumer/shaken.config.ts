import { defineConfig } from 'vite';

/** What a consumer pays for one rule from the domain's root, and for the client with one area. */
export default defineConfig({
  build: {
    outDir: 'shaken',
    rollupOptions: {
      input: { 'one-rule': 'src/one-rule.ts', 'client-and-area': 'src/client-and-area.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
    },
  },
});
