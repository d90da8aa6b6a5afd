import type { OpenDatabase } from '../src/kernel/database/connection.ts';
import { installments, subscriptions } from '../src/kernel/database/schema/index.ts';

/** Stops the seed's automatic billing, for tests that let weeks pass. */
export async function stopSeededBilling({ database }: OpenDatabase): Promise<void> {
  await database.update(subscriptions).set({ status: 'inactive' });
  await database.update(installments).set({ status: 'canceled' });
}
