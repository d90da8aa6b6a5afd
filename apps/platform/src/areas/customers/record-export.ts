import { can } from '@payfac/domain/access';
import type { SessionContext } from '../../api/context.ts';
import type { Queryable } from '../../database/connection.ts';
import { recordActivity } from '../activities/record.ts';

/** Records that somebody took personal data out as a file; who gets it masked takes none. */
export async function recordExport(queryable: Queryable, context: SessionContext): Promise<void> {
  if (!can(context.holder, 'pii.view')) return;
  await recordActivity(queryable, context, {
    action: 'pii.view',
    message: 'Exported customers with personal data',
  });
}
