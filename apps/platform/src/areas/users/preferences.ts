import { type Preferences, reportSettingsSchema } from '@payfac/domain/users';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { reportPreferences, type users } from '../../kernel/database/schema/index.ts';

/** Has no prototype, so a report named `__proto__` is harmless. */
function group(): Record<string, Record<string, never>> {
  return Object.create(null);
}

type Reports = NonNullable<Preferences['reports']>;

/** A user's preferences: saved reports by parent and report, and their time zone. */
export async function preferencesOf(
  database: Queryable,
  person: Pick<typeof users.$inferSelect, 'userId' | 'preferences'>,
): Promise<Preferences> {
  const rows = await database
    .select()
    .from(reportPreferences)
    .where(eq(reportPreferences.userId, person.userId));
  const reports: Reports = group();
  for (const { parent, report, userId: _, updatedAt: __, ...settings } of rows) {
    const said = Object.entries(settings).filter(([, value]) => value !== null);
    const parsed = reportSettingsSchema.safeParse(Object.fromEntries(said));
    if (!parsed.success) continue;
    const ofParent = (reports[parent] ??= Object.create(null));
    ofParent[report] = parsed.data;
  }
  const { timeZone } = person.preferences;
  return { reports, ...(typeof timeZone === 'string' ? { timeZone } : {}) };
}
