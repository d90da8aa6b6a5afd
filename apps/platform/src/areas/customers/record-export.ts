import { can } from '@payfac/domain/access';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Queryable } from '../../kernel/database/connection.ts';

/** Records that a user exported personal data. A masked export isn't recorded. */
export async function recordExport(queryable: Queryable, context: SessionContext): Promise<void> {
  if (!can(context.holder, 'pii.view')) return;
  await recordActivity(queryable, context, {
    action: 'pii.view',
    message: 'Requested a file of customers with personal data',
  });
}
