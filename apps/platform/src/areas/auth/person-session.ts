import type { auth, Output } from '@payfac/api/contract';
import { paymentProviders } from '@payfac/domain/enumerations';
import { eq, sql } from 'drizzle-orm';
import { isPasswordExpired } from '../../http/password-age.ts';
import { type Scope, scopeOf, within } from '../../http/scope.ts';
import type { Person } from '../../http/sessions/index.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators, subMerchants } from '../../kernel/database/schema/index.ts';
import { accountsOf } from '../accounts/accounts-of.ts';
import { brandingOf } from '../facilitators/branding.ts';
import { kindsOf } from '../notifications/audiences.ts';
import { preferencesOf } from '../users/preferences.ts';

type Session = Output<typeof auth.sso>;

/** The parts of the session response that depend on the user. */
export type PersonPart = Omit<
  Session,
  'token' | 'sessionRef' | 'signOnRef' | 'isLoggedInAs' | 'mustAddFactor'
>;

/** The processors of all accounts in the user's scope. */
async function processorsOf(database: Queryable, scope: Scope): Promise<string[]> {
  const rows = await database
    .selectDistinct({ provider: sql<string>`jsonb_object_keys(${subMerchants.processors})` })
    .from(subMerchants)
    .where(within(scope, subMerchants));
  const found = new Set(rows.map(({ provider }) => provider));
  return paymentProviders.filter((provider) => found.has(provider));
}

export async function personPart(
  database: Queryable,
  person: Person,
  passwordMaxAgeDays: number | undefined,
): Promise<PersonPart> {
  const scope = scopeOf(person.facilitatorId, person.acl);
  const [accounts, processors, [facilitator], preferences] = await Promise.all([
    accountsOf(database, scope),
    processorsOf(database, scope),
    database
      .select()
      .from(facilitators)
      .where(eq(facilitators.facilitatorId, person.facilitatorId)),
    preferencesOf(database, person),
  ]);
  if (!facilitator) throw new Error(`There is no facilitator ${person.facilitatorId}.`);
  return {
    userId: person.userId,
    username: person.username,
    name: person.name,
    applications: {
      payments: {
        accounts,
        acl: person.acl.map((entry) => ({ ...entry })),
        theme: person.theme,
        notifications: kindsOf(person.acl.map(({ role }) => role)),
        productIds: [...scope.productIds],
        processors,
      },
    },
    forcePasswordReset: person.forcePasswordReset,
    passwordExpired: isPasswordExpired(person, passwordMaxAgeDays),
    preferences,
    branding: brandingOf(facilitator),
  };
}
