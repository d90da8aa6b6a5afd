import type { Identity } from '@payfac/domain/accounts';
import { customType } from 'drizzle-orm/pg-core';
import { open, type Purpose, seal } from './seal.ts';

const sealedAs = (purpose: Purpose) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (secret) => seal(secret, purpose),
    fromDriver: (stored) => open(stored, purpose),
  });

/**
 * Encrypted in the database and plain in code: a webhook secret, a platform key, an SMS code, an authenticator app's
 * secret, an applicant's draft.
 */
export const sealedSecret = sealedAs('webhook-secret');
export const sealedPlatformKey = sealedAs('platform-key');
export const sealedSmsCode = sealedAs('sms-code');
export const sealedTotpSecret = sealedAs('totp-secret');
export const sealedDraft = sealedAs('onboarding-draft');

const withNumbers = (
  { business, owners, ...rest }: Identity,
  change: (number: string, purpose: 'id-number') => string,
): Identity => {
  const changed = (number: string | null) => (number === null ? null : change(number, 'id-number'));
  return {
    ...rest,
    business: { ...business, taxId: changed(business.taxId) },
    owners: owners.map((owner) => ({ ...owner, idNumber: changed(owner.idNumber) })),
  };
};

/** An identity whose tax ID and ID numbers are encrypted in the database and plain in code. */
export const sealedIdentity = customType<{ data: Identity; driverData: Identity | string }>({
  dataType: () => 'jsonb',
  toDriver: (identity) => JSON.stringify(withNumbers(identity, seal)),
  fromDriver: (stored) =>
    withNumbers(typeof stored === 'string' ? JSON.parse(stored) : stored, open),
});
