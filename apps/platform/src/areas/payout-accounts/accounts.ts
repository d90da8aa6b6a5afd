import type { payoutAccounts as contract } from '@payfac/api/contract';
import { applyOnboarding, payoutVerificationLabels } from '@payfac/domain/accounts';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Scope } from '../../http/scope.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { payoutBankAccounts } from '../../kernel/database/schema/index.ts';
import { type Act, logAct } from '../accounts/account-log.ts';
import { type MerchantNotice, notifyMerchant } from '../accounts/notify-merchant.ts';
import { activateIfReady, moveApplication, payoutStateOf } from '../applications/move.ts';
import { findApplication, ofRecord } from '../applications/store.ts';
import type { ApplicationParts, PayoutAccountRow } from '../applications/view.ts';
import { notify } from '../notifications/notify.ts';
import { payoutAccountAdded, payoutAccountChanged } from '../notifications/words.ts';
import { findBankToken, verdictOf } from './bank.ts';

type NewAccount = HandlerInput<typeof contract.add>['body'];

const mostAccounts = 10;

const ofToken = (token: string) => eq(payoutBankAccounts.bankAccountToken, token);

/** @throws CallFailure 404. */
export function findPayoutAccount({ payoutAccounts }: ApplicationParts, token: string) {
  const found = payoutAccounts.find(({ bankAccountToken }) => bankAccountToken === token);
  if (!found) throw notFound('The bank account');
  return found;
}

/** Rereads the application with its payout accounts, including this transaction's changes. */
const again = (
  transaction: Transaction,
  { application }: ApplicationParts,
  scope: Scope,
): Promise<ApplicationParts> => findApplication(transaction, application.applicationId, { scope });

async function preferOnly(
  transaction: Transaction,
  { payoutAccounts }: ApplicationParts,
  { bankAccountToken, subMerchantObjId }: PayoutAccountRow,
): Promise<void> {
  for (const one of payoutAccounts) {
    if (one.subMerchantObjId !== subMerchantObjId) continue;
    const isPreferred = one.bankAccountToken === bankAccountToken;
    await transaction
      .update(payoutBankAccounts)
      .set({ isPreferred })
      .where(ofToken(one.bankAccountToken));
  }
}

const endingIn = ({ last4 }: Pick<PayoutAccountRow, 'last4'>) => `ending in ${last4}`;

const alreadyAdded = () => conflict('ACCOUNT_KNOWN', 'This bank account is already on file.');

/** Notifies the merchant by e-mail and in the app, and staff, since a changed payout destination may be fraud. */
async function tellChanged(
  transaction: Transaction,
  parts: ApplicationParts,
  { subMerchantObjId }: PayoutAccountRow,
  { subject, text }: MerchantNotice,
  at: Date,
): Promise<void> {
  const { application } = parts;
  const warned = `${text} If you didn’t make this change, contact us right away.`;
  await notifyMerchant(transaction, application, { subject, text: warned }, at);
  const news = payoutAccountChanged(application, text);
  const { record } = ofRecord(parts, subMerchantObjId);
  await notify(transaction, { ...record, ...news }, ['staff', 'account'], at);
}

/**
 * Adds a payout account pending verification and notifies the merchant. The first one moves an application that is
 * being filled in to its payout step.
 * @throws CallFailure 400 for an unknown token, 404, 409 for a duplicate account or too many.
 */
export async function addAccount(
  transaction: Transaction,
  parts: ApplicationParts,
  order: NewAccount,
  act: Act,
): Promise<PayoutAccountRow> {
  const { at } = act;
  const { application } = parts;
  const { record, payoutAccounts } = ofRecord(parts, order.subMerchantObjId);
  const token = await findBankToken(transaction, order.bankAccountToken, record);
  if (payoutAccounts.length >= mostAccounts) {
    throw conflict(
      'TOO_MANY_ACCOUNTS',
      `An account can have at most ${mostAccounts} bank accounts.`,
    );
  }
  const { applicationId, subMerchantObjId, accountHolderName, accountType } = order;
  const { token: bankAccountToken, bankName, last4 } = token;
  const account: PayoutAccountRow = {
    bankAccountToken,
    applicationId,
    subMerchantObjId,
    accountHolderName,
    accountType,
    bankName,
    last4,
    isPreferred: false,
    verification: 'pending',
    verifiedAt: null,
    createdAt: at,
  };
  const written = await transaction
    .insert(payoutBankAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ token: payoutBankAccounts.bankAccountToken });
  if (written.length === 0) throw alreadyAdded();
  if (order.isPreferred === true || payoutAccounts.length === 0) {
    const all = { ...parts, payoutAccounts: [...payoutAccounts, account] };
    await preferOnly(transaction, all, account);
  }
  const line = {
    type: 'bank-account',
    verb: 'Added a bank account',
    to: endingIn(account),
  } as const;
  if (applyOnboarding(payoutStateOf(application), 'enter-payout')) {
    await moveApplication(transaction, parts, 'enter-payout', act, { also: [line] });
  } else {
    await logAct(transaction, applicationId, [line], act);
  }
  const text = payoutAccountAdded(last4);
  await tellChanged(transaction, parts, account, { subject: 'A bank account was added', text }, at);
  return account;
}

/** Sets the preferred payout account; payouts wait until it is verified. @throws CallFailure 404. */
export async function preferAccount(
  transaction: Transaction,
  parts: ApplicationParts,
  token: string,
  act: Act,
  scope: Scope,
): Promise<PayoutAccountRow> {
  const account = findPayoutAccount(parts, token);
  const before = parts.payoutAccounts.find(
    ({ isPreferred, subMerchantObjId }) =>
      isPreferred && subMerchantObjId === account.subMerchantObjId,
  );
  await preferOnly(transaction, parts, account);
  const { applicationId } = account;
  const line = {
    type: 'bank-account',
    verb: 'Chose where payouts go',
    from: before ? endingIn(before) : null,
    to: endingIn(account),
  } as const;
  await logAct(transaction, applicationId, [line], act);
  await activateIfReady(transaction, await again(transaction, parts, scope), act);
  const text = `Payouts now go to the bank account ending in ${account.last4}.`;
  const subject = 'Your payouts go to another account';
  await tellChanged(transaction, parts, account, { subject, text }, act.at);
  return account;
}

/** @throws CallFailure 404, 409 for the preferred account of a live merchant. */
export async function removeAccount(
  transaction: Transaction,
  parts: ApplicationParts,
  token: string,
  act: Act,
): Promise<PayoutAccountRow> {
  const account = findPayoutAccount(parts, token);
  if (account.isPreferred && parts.application.status === 'active') {
    throw conflict(
      'ACCOUNT_PREFERRED',
      'Payouts go to this account. Make another one preferred first.',
    );
  }
  await transaction.delete(payoutBankAccounts).where(ofToken(token));
  const [next] = parts.payoutAccounts.filter(
    (one) => one.subMerchantObjId === account.subMerchantObjId && one !== account,
  );
  if (account.isPreferred && next) {
    await transaction
      .update(payoutBankAccounts)
      .set({ isPreferred: true })
      .where(ofToken(next.bankAccountToken));
  }
  const line = {
    type: 'bank-account',
    verb: 'Removed a bank account',
    from: endingIn(account),
  } as const;
  await logAct(transaction, account.applicationId, [line], act);
  return account;
}

/** Asks the bank to verify a pending account. A merchant that is missing nothing else goes live. */
export async function verifyAccount(
  transaction: Transaction,
  parts: ApplicationParts,
  token: string,
  act: Act,
  scope: Scope,
): Promise<PayoutAccountRow> {
  const account = findPayoutAccount(parts, token);
  if (account.verification !== 'pending') return account;
  const { record } = ofRecord(parts, account.subMerchantObjId);
  const verification = verdictOf(await findBankToken(transaction, token, record));
  const verifiedAt = verification === 'verified' ? act.at : null;
  const verified: PayoutAccountRow = { ...account, verification, verifiedAt };
  await transaction
    .update(payoutBankAccounts)
    .set({ verification, verifiedAt })
    .where(ofToken(token));
  const line = {
    type: 'bank-account',
    verb: `Asked the bank about the account ${endingIn(account)}`,
    from: payoutVerificationLabels[account.verification],
    to: payoutVerificationLabels[verification],
  } as const;
  await logAct(transaction, account.applicationId, [line], act);
  await activateIfReady(transaction, await again(transaction, parts, scope), act);
  return verified;
}

/** A record's current payout accounts. */
export const accountsOfRecord = (
  { payoutAccounts }: ApplicationParts,
  subMerchantObjId: string,
): PayoutAccountRow[] =>
  payoutAccounts
    .filter((account) => account.subMerchantObjId === subMerchantObjId)
    .map((account) => ({ ...account }));
