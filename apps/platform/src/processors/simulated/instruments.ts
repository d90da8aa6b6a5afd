import type { ApplePayTestCard } from '@payfac/domain/apple-pay';
import type { Instruments, LinkedAccount } from '../instruments.ts';
import { bankBehaviorOf, bankNameOf } from './bank-accounts.ts';
import { cvvBehaviorOf, testCardOf, testCards } from './card-behaviors.ts';
import { testBankTokens, testCardTokens, testRouting } from './test-tokens.ts';

/** The number of each card in the wallet. */
const walletNumbers: Readonly<Record<ApplePayTestCard, string>> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  'visa-debit': '4000056655665556',
  'visa-declined': '4000000000000002',
};

/** The accounts at the test bank: an open one and a closed one. */
export const testBank: readonly LinkedAccount[] = [
  {
    id: 'open',
    label: 'First Bank of Testing, checking ending in 6789',
    routingNumber: testRouting,
    accountNumber: '000123456789',
  },
  {
    id: 'closed',
    label: 'First Bank of Testing, checking ending in 1113 (closed)',
    routingNumber: testRouting,
    accountNumber: '000111111113',
  },
];

/** The test cards and test bank accounts; all others are unknown. */
export const simulatedInstruments: Instruments = {
  cardOf: testCardOf,
  cardKindOf: (bin) => testCards.find(({ number }) => number.startsWith(bin))?.kind,
  cvvBehaviorOf,
  bankOf: ({ routingNumber, accountNumber }) => ({
    bankName: bankNameOf(routingNumber),
    behavior: bankBehaviorOf(routingNumber, accountNumber),
  }),
  cardOfTestToken: (token) => testCardOf(testCardTokens[token] ?? ''),
  bankOfTestToken: (token) => {
    const accountNumber = testBankTokens[token];
    return accountNumber === undefined ? undefined : { routingNumber: testRouting, accountNumber };
  },
  walletCard: (card) => {
    const found = testCardOf(walletNumbers[card]);
    if (!found) throw new Error(`The simulator has no card for ${card}.`);
    return found;
  },
};
