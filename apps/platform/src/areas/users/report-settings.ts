import type { users as contract } from '@payfac/api/contract';
import { and, eq } from 'drizzle-orm';
import { invalid } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { reportPreferences } from '../../kernel/database/schema/index.ts';

type Settings = HandlerInput<typeof contract.saveReportSettings>['body'];

/** A report's key, or `key/view-slug` for a named view. */
const NAME = /^[A-Za-z0-9][\w .:/-]{0,99}$/;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Saves a user's settings of a report; entirely empty settings delete the saved ones. */
export async function saveReportSettings(
  database: Queryable,
  userId: string,
  { report, parent, filters, columns, sort, pagination, singleSearch, name }: Settings,
): Promise<void> {
  for (const [path, key] of Object.entries({ report, parent })) {
    if (!NAME.test(key)) {
      throw invalid([{ path, message: 'Use letters, digits and . _ : / - only.' }]);
    }
  }
  const settings = {
    filters: filters ?? null,
    columns: columns ?? null,
    sort: sort ?? null,
    pagination: pagination ?? null,
    singleSearch: singleSearch ?? null,
    name: name ?? null,
    updatedAt: new Date(),
  };
  const { updatedAt: _, ...values } = settings;
  if (Object.values(values).every(isEmpty)) {
    const { userId: owner, report: key, parent: group } = reportPreferences;
    await database
      .delete(reportPreferences)
      .where(and(eq(owner, userId), eq(key, report), eq(group, parent)));
    return;
  }
  await database
    .insert(reportPreferences)
    .values({ userId, report, parent, ...settings })
    .onConflictDoUpdate({
      target: [reportPreferences.userId, reportPreferences.parent, reportPreferences.report],
      set: settings,
    });
}
