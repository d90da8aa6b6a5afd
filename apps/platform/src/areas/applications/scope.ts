import { eq, type SQL, sql } from 'drizzle-orm';
import { type Scope, within } from '../../http/scope.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';

/** The applications a user may see: those with a sub-merchant record in their scope. */
export const applicationsWithin = (scope: Scope): SQL =>
  scope.everything
    ? eq(applications.facilitatorId, scope.facilitatorId)
    : sql`exists (select 1 from ${subMerchants}
        where ${subMerchants.applicationId} = ${applications.applicationId}
          and ${within(scope, subMerchants)})`;
