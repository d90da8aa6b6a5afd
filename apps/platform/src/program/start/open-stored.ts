import type { Database } from '../../kernel/database/connection.ts';
import {
  applications,
  factors,
  onboardingDrafts,
  platformKeys,
  spProducts,
} from '../../kernel/database/schema/index.ts';

/**
 * Opens everything that is stored sealed, as the columns do on read.
 * @throws Error that names the missing data key.
 */
export async function openStored(database: Database): Promise<void> {
  const { webhookSecret, previousWebhookSecret } = spProducts;
  await database.select({ identity: applications.identity }).from(applications);
  await database.select({ webhookSecret, previousWebhookSecret }).from(spProducts);
  await database.select({ secret: platformKeys.secret }).from(platformKeys);
  await database.select({ secret: factors.secret }).from(factors);
  await database.select({ typed: onboardingDrafts.typed }).from(onboardingDrafts);
}
