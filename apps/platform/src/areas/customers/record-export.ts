import { can } from '@payfac/domain/access';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Queryable } from '../../kernel/database/connection.ts';

/** Records that somebody asked for personal data as a file; who gets it masked asks for none. */
export async function recordExport(queryable: Queryable, context: SessionContext): Promise<void> {
  if (!can(context.holder, 'pii.view')) return;
  await recordActivity(queryable, context, {
    action: 'pii.view',
    message: 'Requested a file of customers with personal data',
  });
}
