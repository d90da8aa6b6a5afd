import { payoutBankAccountSchema } from '@payfac/domain/accounts';
import { bankAccountTypes, routingNumber } from '@payfac/domain/banking';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { applicationId, subMerchantObjId } from '../../kernel/fields.ts';
import { payoutAccountsMessages } from './messages.ts';

const path = 'backoffice/accounts/submerchants/payoutbankaccount';
const access = ['accounts.submit'] as const;

/** Token of the bank account. */
const bankAccountToken = z.string().check(z.minLength(1));
const output = z.object({
  /** Payout bank accounts of the account. */
  data: z.array(payoutBankAccountSchema),
});

/** The account number is sent only as a token; a new account must be verified before it is paid. */
export const add = {
  id: 'payoutAccounts.add',
  method: 'POST',
  path,
  changes: ['accounts', 'notifications'],
  access,
  body: z.strictObject({
    applicationId,
    subMerchantObjId,
    /** Name of the account holder. */
    accountHolderName: requiredText(120),
    /** Type of the bank account. */
    accountType: z.enum(bankAccountTypes),
    routingNumber,
    bankAccountToken,
    /** Whether it becomes the preferred account. Default false; the first account always is. */
    isPreferred: z.optional(z.boolean()),
  }),
  output,
  failure: preferServer(payoutAccountsMessages.add),
} as const satisfies Endpoint;

export const prefer = {
  id: 'payoutAccounts.prefer',
  method: 'PUT',
  path,
  changes: ['accounts', 'notifications'],
  access,
  body: z.strictObject({ applicationId, bankAccountToken }),
  output,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const remove = {
  id: 'payoutAccounts.remove',
  method: 'DELETE',
  path,
  changes: ['accounts', 'notifications'],
  access,
  body: z.strictObject({ applicationId: z.string(), bankAccountToken }),
  output,
  failure: preferServer(payoutAccountsMessages.remove),
} as const satisfies Endpoint;

/** Queries the bank about an account: verifies a pending one, or checks one before it is added. */
export const getInfo = {
  id: 'payoutAccounts.getInfo',
  method: 'POST',
  path: `${path}/getinfo`,
  changes: ['accounts', 'notifications'],
  access,
  body: z.strictObject({ bankAccountToken }),
  output: payoutBankAccountSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const calls = {
  /** Add a payout bank account. */
  add,
  /** Set the preferred payout account. */
  prefer,
  /** Remove a payout bank account. */
  remove,
  /** Verify a payout account with its bank. */
  getInfo,
};

export type PayoutAccountsArea = Calls<typeof calls>;

export const payoutAccounts: PayoutAccountsArea = calls;
