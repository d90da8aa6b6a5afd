import { defineConfig } from 'vitest/config';

/** Runs the tests of the mutated code in one thread that keeps its modules: each mutant costs one run. */
export default defineConfig({
  test: {
    include: [
      'src/kernel/{access,money,state-machine}/*.test.ts',
      'src/areas/{transactions,plans,installments,payment-links,users}/*.test.ts',
      'src/areas/{invoices,disputes,echecks,api-keys,invites,token-sessions,payouts,alerts}/*.test.ts',
      'src/areas/{accounts,subscriptions,reconciliation}/*.test.ts',
    ],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
  },
});
