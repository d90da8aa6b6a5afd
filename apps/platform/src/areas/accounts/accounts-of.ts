import type { Feature } from '@payfac/domain/access';
import { enabledFeatures } from '@payfac/domain/accounts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../http/scope.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';

/** An account as it appears in a user's session. */
export interface OwnAccount {
  readonly subMerchantId: string;
  readonly applicationId: string;
  readonly name: string;
  readonly features: Feature[];
}

/** The accounts of a merchant's user. Staff look accounts up by name instead and get an empty list. */
export async function accountsOf(database: Queryable, scope: Scope): Promise<OwnAccount[]> {
  if (scope.subMerchantIds.length === 0) return [];
  const rows = await database
    .select({
      subMerchantId: subMerchants.subMerchantId,
      applicationId: subMerchants.applicationId,
      name: subMerchants.dbaName,
      flags: applications.features,
    })
    .from(subMerchants)
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .where(
      and(
        eq(subMerchants.facilitatorId, scope.facilitatorId),
        inArray(subMerchants.subMerchantId, [...scope.subMerchantIds]),
      ),
    )
    .orderBy(asc(sql`lower(${subMerchants.dbaName})`), asc(subMerchants.subMerchantId));
  return rows.map(({ flags, ...account }) => ({ ...account, features: enabledFeatures(flags) }));
}
