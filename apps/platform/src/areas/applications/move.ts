import {
  applicationStatusLabels,
  applyOnboarding,
  featureFlagsOf,
  hasVerifiedPayoutAccount,
  isReadyToGoLive,
  type OnboardingAction,
  type OnboardingState,
  onboardingVerbs,
  type Processors,
  provisioningStatusLabels,
} from '@payfac/domain/accounts';
import { eq } from 'drizzle-orm';
import { CallFailure, changedMeanwhile } from '../../http/failures.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import {
  type Act,
  changeRecord,
  type Details,
  type Logged,
  type LogLine,
  writeState,
} from '../accounts/account-log.ts';
import { sendWelcome } from './send-welcome.ts';
import type { ApplicationParts, ApplicationRow } from './view.ts';

/* The only place where an application's three state machines move, under the lock of its row. */

export const payoutStateOf = ({
  status,
  stage,
  provisioning,
}: ApplicationRow): OnboardingState => ({
  status,
  stage,
  provisioning,
});

const moving: ReadonlySet<string> = new Set(['status', 'suspension']);

/** The conflict when another user has already moved the application. */
export function changedByOther({ logs }: Pick<ApplicationRow, 'logs'>, now: Date): CallFailure {
  const last = logs.findLast(({ type }) => moving.has(type));
  const named = last && { who: last.name ?? 'The system', what: last.verb };
  const act = last && named && { ...named, at: new Date(last.datetime) };
  return changedMeanwhile(act, now, 'The account’s status doesn’t allow this.');
}

/** An application's state after an action. @throws CallFailure 409 when the state doesn't allow the action. */
export function moved(
  application: ApplicationRow,
  action: OnboardingAction,
  now: Date,
): OnboardingState {
  const to = applyOnboarding(payoutStateOf(application), action);
  if (!to) throw changedByOther(application, now);
  return to;
}

/** The features that merchants of a product get when they go live. */
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

/** Log details of a move, and other changes to the application. */
interface MoveWith extends Pick<LogLine, 'note' | 'isTold'> {
  /** Default: the move's own. */
  readonly verb?: string | undefined;
  /** Overridden open items, one log line each. */
  readonly also?: readonly LogLine[];
  readonly details?: Details;
}

/** An application after a move, with the move's log line. */
export interface Moved {
  readonly parts: ApplicationParts;
  readonly logged: Logged;
}

/** The change in words: the new status, or else the new state of the processor request. */
function changeInWords(
  before: OnboardingState,
  after: OnboardingState,
): Pick<LogLine, 'from' | 'to'> {
  if (before.status !== after.status) {
    const { [before.status]: from, [after.status]: to } = applicationStatusLabels;
    return { from, to };
  }
  if (before.provisioning === after.provisioning) return {};
  const worded = ({ provisioning }: OnboardingState) =>
    provisioning && provisioningStatusLabels[provisioning];
  return { from: worded(before), to: worded(after) };
}

/** The log line of a move. */
export const lineOfMove = (
  action: OnboardingAction,
  before: OnboardingState,
  after: OnboardingState,
  { verb = onboardingVerbs[action], note, isTold }: Pick<MoveWith, 'verb' | 'note' | 'isTold'> = {},
): LogLine => ({ type: 'status', verb, ...changeInWords(before, after), note, isTold });

/**
 * Moves an application with its consequences, and logs who did it.
 * @throws CallFailure 409 when the state doesn't allow the move.
 */
export async function moveApplication(
  transaction: Transaction,
  parts: ApplicationParts,
  action: OnboardingAction,
  act: Act,
  { verb, note, isTold, also = [], details = {} }: MoveWith = {},
): Promise<Moved> {
  const { application } = parts;
  const before = payoutStateOf(application);
  const to = moved(application, action, act.at);
  const line = lineOfMove(action, before, to, { verb, note, isTold });
  const changes = { ...details, ...to };
  const { applicationId } = application;
  const logged = await writeState(transaction, applicationId, changes, [line, ...also], act);
  return { parts: { ...parts, application: { ...application, ...changes } }, logged };
}

/** Takes a merchant live with the features of its product. @throws CallFailure 409. */
export async function activate(
  transaction: Transaction,
  parts: ApplicationParts,
  act: Act,
  note?: string,
): Promise<Moved> {
  moved(parts.application, 'activate', act.at);
  if (!hasVerifiedPayoutAccount(parts.payoutAccounts)) throw notReady();
  const { spProductId, features: own } = parts.application;
  const features = { ...(await featuresOfProduct(transaction, spProductId)), ...own };
  const live = await moveApplication(transaction, parts, 'activate', act, {
    note,
    details: { features },
  });
  await sendWelcome(transaction, live.parts, act);
  return live;
}

/** Takes a merchant live if nothing else is missing. */
export async function activateIfReady(
  transaction: Transaction,
  parts: ApplicationParts,
  act: Act,
): Promise<void> {
  const isReady = isReadyToGoLive(
    payoutStateOf(parts.application),
    hasVerifiedPayoutAccount(parts.payoutAccounts),
  );
  if (isReady) await activate(transaction, parts, act);
}

/** Sets the request's status on every processor of every record. */
export async function markProcessors(
  transaction: Transaction,
  logged: Logged,
  { records }: Pick<ApplicationParts, 'records'>,
  status: 'requested' | 'underwriting' | 'archived',
): Promise<void> {
  for (const { subMerchantObjId, processors } of records) {
    const marked: Processors = Object.fromEntries(
      Object.entries(processors).map(([provider, processor]) => [
        provider,
        { ...processor, status },
      ]),
    );
    await changeRecord(transaction, logged, subMerchantObjId, { processors: marked });
  }
}
