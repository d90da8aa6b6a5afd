import type { applications as contract } from '@payfac/api/contract';
import { actOf } from '../../areas/accounts/account-log.ts';
import { submitApplication } from '../../areas/applications/submit.ts';
import { updateRecord } from '../../areas/applications/update-record.ts';
import type { ApplicationParts } from '../../areas/applications/view.ts';
import { keepBankAccount, type TypedAccount } from '../../areas/echecks/keep-account.ts';
import { addAccount, verifyAccount } from '../../areas/payout-accounts/accounts.ts';
import { CallFailure } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import type { HostedPagesOptions } from '../options.ts';
import { type Applicant, applicantOf } from './person.ts';
import { type Begun, readApplication } from './state.ts';
import { lockParts, type Problems, taken } from './steps.ts';

type Options = Pick<HostedPagesOptions, 'database' | 'clock'>;
type Body = HandlerInput<typeof contract.updateSubMerchant>['body'];

type Work = (
  transaction: Transaction,
  parts: ApplicationParts,
  applicant: Applicant,
  at: Date,
) => Promise<void>;

/**
 * Changes an application under its lock on behalf of the applicant. A refusal becomes a problem that the page shows.
 */
async function filling(
  { database, clock }: Options,
  begun: Begun,
  ip: string | undefined,
  work: Work,
): Promise<Problems> {
  const at = await clock.now();
  try {
    await inTransaction(database, async (transaction) => {
      const parts = await lockParts(transaction, begun);
      await work(transaction, parts, await applicantOf(transaction, begun, ip), at);
    });
    return taken;
  } catch (problem) {
    if (!(problem instanceof CallFailure) || problem.status >= 500) throw problem;
    const { errors = [], message } = problem.error;
    return errors.length > 0
      ? errors.map((error) => ({ path: '', message: error.message }))
      : [{ path: '', message }];
  }
}

/** All records of an application have the same business and owners. */
async function updateAll(
  transaction: Transaction,
  parts: ApplicationParts,
  body: Body,
  applicant: Applicant,
  at: Date,
): Promise<ApplicationParts> {
  let current = parts;
  for (const { subMerchantObjId } of parts.records) {
    await updateRecord(transaction, current, subMerchantObjId, body, at, applicant);
    const { applicationId } = parts.application;
    current = (await readApplication(transaction, applicationId)) ?? current;
  }
  return current;
}

export const fillIn = (
  options: Options,
  begun: Begun,
  body: Body,
  ip: string | undefined,
): Promise<Problems> =>
  filling(options, begun, ip, async (transaction, parts, applicant, at) => {
    await updateAll(transaction, parts, body, applicant, at);
  });

/** Adds the payout account. An account from the bank link is verified at once. */
export const addBank = (
  options: Options & Pick<HostedPagesOptions, 'instruments'>,
  begun: Begun,
  typed: TypedAccount,
  isLinked: boolean,
  ip: string | undefined,
): Promise<Problems> =>
  filling(options, begun, ip, async (transaction, parts, applicant, at) => {
    const act = actOf(applicant, at);
    const [record] = parts.records;
    if (!record) throw new Error('An application has no record.');
    const { applicationId, subMerchantObjId } = record;
    const { token, accountHolderName } = await keepBankAccount(
      { database: transaction, instruments: options.instruments },
      record,
      typed,
      at,
    );
    await addAccount(
      transaction,
      parts,
      {
        applicationId,
        subMerchantObjId,
        accountHolderName,
        accountType: 'checking',
        routingNumber: typed.routingNumber,
        bankAccountToken: token,
        isPreferred: true,
      },
      act,
    );
    const after = await readApplication(transaction, applicationId);
    if (isLinked && after) await verifyAccount(transaction, after, token, act, applicant.scope);
  });

/** Accepts the terms and submits the application. */
export const submit = (options: Options, begun: Begun, ip: string | undefined): Promise<Problems> =>
  filling(options, begun, ip, async (transaction, parts, applicant, at) => {
    const accepted = { acknowledged: true } as const;
    const current = await updateAll(transaction, parts, accepted, applicant, at);
    await submitApplication(transaction, current, at, applicant);
  });
