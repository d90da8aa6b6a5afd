import { randomBytes } from 'node:crypto';
import type { Services } from '../../http/services.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { bankAccountTokens, cardTokens } from '../../kernel/database/schema/index.ts';
import { tokenSessionLifeMs } from './vault.ts';

interface Parts extends Pick<Services, 'clock' | 'environment' | 'instruments'> {
  readonly database: Queryable;
}

interface Account {
  readonly facilitatorId: string;
  readonly subMerchantId: string;
}

const newToken = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

const isReal = ({ environment }: Parts): boolean => environment === 'production';

/** Years until a test card expires. */
const validYears = 3;

/** The token to charge: a test token is replaced by a newly made token of its card; others are unchanged. */
export async function cardTokenOf(parts: Parts, token: string, account: Account): Promise<string> {
  const testCard = parts.instruments.cardOfTestToken(token);
  if (!testCard || isReal(parts)) return token;
  const security = new Date();
  const made = newToken('tok');
  await parts.database.insert(cardTokens).values({
    token: made,
    facilitatorId: account.facilitatorId,
    subMerchantId: account.subMerchantId,
    brand: testCard.brand,
    kind: testCard.kind,
    last4: testCard.number.slice(-4),
    expirationMonth: 12,
    expirationYear: security.getUTCFullYear() + validYears,
    cardBehavior: testCard.behavior,
    cvvBehavior: null,
    expiresAt: new Date(security.getTime() + tokenSessionLifeMs),
    createdAt: await parts.clock.now(),
  });
  return made;
}

/** The same for a bank account; the account decides the debit's outcome. */
export async function bankTokenOf(parts: Parts, token: string, account: Account): Promise<string> {
  const numbers = parts.instruments.bankOfTestToken(token);
  if (!numbers || isReal(parts)) return token;
  const made = newToken('ba');
  await parts.database.insert(bankAccountTokens).values({
    token: made,
    facilitatorId: account.facilitatorId,
    subMerchantId: account.subMerchantId,
    accountHolderName: 'Test Payer',
    accountType: 'checking',
    ...parts.instruments.bankOf(numbers),
    last4: numbers.accountNumber.slice(-4),
    createdAt: await parts.clock.now(),
  });
  return made;
}
