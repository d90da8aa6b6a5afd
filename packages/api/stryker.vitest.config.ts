import { defineConfig } from 'vitest/config';

/** The tests of what is mutated, in one thread that keeps its modules: a mutant costs a run of them. */
export default defineConfig({
  test: {
    include: ['src/client/{arguments,client,failures,lanes,pages,repeat,server-client}.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
  },
});
