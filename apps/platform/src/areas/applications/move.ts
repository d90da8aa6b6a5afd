import {
  applyStanding,
  featureFlagsOf,
  hasVerifiedPayoutAccount,
  isReadyToGoLive,
  type Processors,
  type Standing,
  type StandingAction,
} from '@payfac/domain/accounts';
import { eq } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import { CallFailure, invalidStatus } from '../../api/failures.ts';
import type { Transaction } from '../../database/connection.ts';
import { spProducts } from '../../database/schema/index.ts';
import { changeApplication, changeRecord } from './store.ts';
import { tellStatus } from './tell-status.ts';
import type { ApplicationParts, ApplicationRow } from './view.ts';

/*
 * The three machines of an application move here and nowhere else, under the lock of its row.
 */

export const standingOf = ({ status, stage, provisioning }: ApplicationRow): Standing => ({
  status,
  stage,
  provisioning,
});

/** A standing after an action. @throws CallFailure 409 for a move that is none. */
export function moved(standing: Standing, action: StandingAction): Standing {
  const to = applyStanding(standing, action);
  if (!to) throw invalidStatus();
  return to;
}

/** The features that a product's merchants get when they go live. */
async function featuresOfProduct(transaction: Transaction, spProductId: string) {
  const [product] = await transaction
    .select({ features: spProducts.features })
    .from(spProducts)
    .where(eq(spProducts.spProductId, spProductId));
  return featureFlagsOf(product?.features ?? []);
}

const notReady = () =>
  new CallFailure({
    status: 409,
    code: 'NOT_READY',
    message: 'A merchant goes live once it is provisioned and its payout account is verified.',
  });

/** Tells that a merchant goes live, and what its application becomes. @throws CallFailure 409. */
export async function activation(
  transaction: Transaction,
  parts: ApplicationParts,
  at: Date,
  from = standingOf(parts.application),
): Promise<Partial<ApplicationRow>> {
  const { application, payoutAccounts } = parts;
  const to = moved(from, 'activate');
  if (!hasVerifiedPayoutAccount(payoutAccounts)) throw notReady();
  const { features } = application;
  const ofProduct = await featuresOfProduct(transaction, application.spProductId);
  await tellStatus(transaction, parts, 'active', at);
  return { ...to, features: { ...ofProduct, ...features } };
}

/** Takes a merchant live who waited for nothing else. @returns what changes; nothing otherwise. */
export async function activationIfReady(
  transaction: Transaction,
  parts: ApplicationParts,
  at: Date,
  from = standingOf(parts.application),
): Promise<Partial<ApplicationRow>> {
  return isReadyToGoLive(from, hasVerifiedPayoutAccount(parts.payoutAccounts))
    ? activation(transaction, parts, at, from)
    : {};
}

/** Gives every processor of every record the status of the request. */
export async function markProcessors(
  transaction: Transaction,
  { records }: Pick<ApplicationParts, 'records'>,
  status: 'requested' | 'underwriting' | 'archived',
  at: Date,
): Promise<void> {
  for (const { subMerchantObjId, processors } of records) {
    const marked: Processors = Object.fromEntries(
      Object.entries(processors).map(([provider, processor]) => [
        provider,
        { ...processor, status },
      ]),
    );
    await changeRecord(transaction, subMerchantObjId, { processors: marked }, at);
  }
}

interface Noted {
  readonly note: string | undefined;
  /** The merchant reads it. */
  readonly isTold?: true;
}

/** The application's notes with others, newest last; undefined where there is nothing to note. */
export function withNotes(
  { logs }: Pick<ApplicationRow, 'logs'>,
  notes: readonly Noted[],
  at: Date,
  { session }: Pick<SessionContext, 'session'>,
): Pick<ApplicationRow, 'logs'> | undefined {
  const { username } = session.person;
  const datetime = at.toISOString();
  const more = notes.flatMap(({ note, ...told }) =>
    note === undefined ? [] : [{ type: 'note' as const, note, datetime, username, ...told }],
  );
  return more.length === 0 ? undefined : { logs: [...logs, ...more] };
}

/** The same with one among staff. */
export const withNote = (
  application: Pick<ApplicationRow, 'logs'>,
  note: string | undefined,
  at: Date,
  context: Pick<SessionContext, 'session'>,
): Pick<ApplicationRow, 'logs'> | undefined => withNotes(application, [{ note }], at, context);

/** Moves an application and writes what goes with it. */
export async function moveApplication(
  transaction: Transaction,
  { application }: ApplicationParts,
  action: StandingAction,
  at: Date,
  along: Partial<ApplicationRow> = {},
): Promise<Standing> {
  const to = moved(standingOf(application), action);
  await changeApplication(transaction, application.applicationId, { ...to, ...along }, at);
  return to;
}
