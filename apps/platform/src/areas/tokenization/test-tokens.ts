import { randomBytes } from 'node:crypto';
import type { Services } from '../../http/services.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { bankAccountTokens, cardTokens } from '../../kernel/database/schema/index.ts';
import { bankBehaviorOf, bankNameOf } from '../../processors/simulated/bank-accounts.ts';
import { testCardOf } from '../../processors/simulated/card-behaviors.ts';
import {
  testBankTokens,
  testCardTokens,
  testRouting,
} from '../../processors/simulated/test-tokens.ts';
import { tokenSessionLifeMs } from './vault.ts';

interface Parts extends Pick<Services, 'clock' | 'environment'> {
  readonly database: Queryable;
}

interface Account {
  readonly facilitatorId: string;
  readonly subMerchantId: string;
}

const newToken = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

const isReal = ({ environment }: Parts): boolean => environment === 'production';

/** Years from now in which a test card expires. */
const validYears = 3;

/** A token to charge: that of a card just entered in the place of a test token, any other as it is. */
export async function cardTokenOf(parts: Parts, token: string, account: Account): Promise<string> {
  const testCard = testCardOf(testCardTokens[token] ?? '');
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

/** The same for a bank account, on which a debit's outcome depends. */
export async function bankTokenOf(parts: Parts, token: string, account: Account): Promise<string> {
  const accountNumber = testBankTokens[token];
  if (accountNumber === undefined || isReal(parts)) return token;
  const made = newToken('ba');
  await parts.database.insert(bankAccountTokens).values({
    token: made,
    facilitatorId: account.facilitatorId,
    subMerchantId: account.subMerchantId,
    accountHolderName: 'Test Payer',
    accountType: 'checking',
    bankName: bankNameOf(testRouting),
    last4: accountNumber.slice(-4),
    behavior: bankBehaviorOf(testRouting, accountNumber),
    createdAt: await parts.clock.now(),
  });
  return made;
}
