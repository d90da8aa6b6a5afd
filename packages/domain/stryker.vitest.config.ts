import { defineConfig } from 'vitest/config';

/** The tests of what is mutated, in one thread that keeps its modules: a mutant costs a run of them. */
export default defineConfig({
  test: {
    include: [
      'src/{access,money,state-machine,transactions,plans,installments,payment-links,users}/*.test.ts',
      'src/{invoices,disputes,echecks,api-keys,invites,token-sessions,payouts,alerts}/*.test.ts',
      'src/{accounts,subscriptions,reconciliation}/*.test.ts',
    ],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
  },
});
