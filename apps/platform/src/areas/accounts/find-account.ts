import { type Feature, hasFeature } from '@payfac/domain/access';
import { enabledFeatures } from '@payfac/domain/accounts';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { forbidden, notFound } from '../../http/failures.ts';
import { within } from '../../http/scope.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';

/** The account that a call acts for. @throws CallFailure 404 outside the user's scope. */
export async function findAccount(
  queryable: Queryable,
  subMerchantId: string,
  { scope }: Pick<SessionContext, 'scope'>,
) {
  const [found] = await queryable
    .select({ subMerchant: subMerchants, application: applications })
    .from(subMerchants)
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .where(and(eq(subMerchants.subMerchantId, subMerchantId), within(scope, subMerchants)));
  if (!found) throw notFound('The account', subMerchantId);
  return found;
}

export type FoundAccount = Awaited<ReturnType<typeof findAccount>>;

/**
 * Feature flags restrict merchants' users: the account must have each of the flags on.
 * @throws CallFailure 403.
 */
export function requireFeatures(
  { subMerchant, application }: FoundAccount,
  features: readonly Feature[],
  { granted }: Pick<SessionContext, 'granted'>,
): void {
  const { subMerchantId } = subMerchant;
  const accounts = [{ subMerchantId, features: enabledFeatures(application.features) }];
  const has = (feature: Feature) => hasFeature({ ...granted, accounts }, feature, subMerchantId);
  if (!features.every(has)) {
    throw forbidden('This isn’t turned on for the account.', 'FEATURE_OFF');
  }
}
