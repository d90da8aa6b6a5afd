import {
  applicationStatusLabels,
  applyOnboarding,
  checkKindLabels,
  checkResultLabels,
  merchantActivityLabels,
  type OnboardingAction,
  type OnboardingState,
  payoutVerificationLabels,
} from '@payfac/domain/accounts';
import { type Act, type Actor, type LogLine, lineOf } from '../../areas/accounts/account-log.ts';
import { lineOfMove } from '../../areas/applications/move.ts';
import type { StoredLog } from '../../kernel/database/schema/documents.ts';
import type { Book } from './book.ts';
import { applicationIdOf, correctedAt, type SeedMerchant, suspendedAt } from './merchants.ts';
import type { SeedRows } from './rows.ts';
import { staffMember } from './staff.ts';

type Application = SeedRows['applications'][number];

const dayMs = 86_400_000;
const hourMs = dayMs / 24;

const begun: OnboardingState = { status: 'initiated', stage: 'initiated', provisioning: null };

const toPayout = [
  'send-sms',
  'confirm-sms',
  'select-type',
  'enter-identity',
  'enter-payout',
] as const;
const toReview = [...toPayout, 'submit'] as const;

/** The moves of an application that was never sent back. */
const straight = [...toReview, 'approve', 'underwrite', 'provision', 'activate'] as const;

/** The moves that led to an application's current state. */
function wayTo({ status, provisioning }: SeedMerchant): readonly OnboardingAction[] {
  if (status === 'archived') return ['send-sms', 'archive'];
  if (status === 'identity') return [...toReview, 'request-information'];
  if (status === 'declined') {
    return provisioning
      ? [...toReview, 'approve', 'underwrite', 'decline']
      : [...toReview, 'decline'];
  }
  const way: OnboardingAction[] = [];
  let standing = begun;
  for (const action of straight) {
    if (standing.status === status && standing.provisioning === provisioning) break;
    way.push(action);
    standing = applyOnboarding(standing, action) ?? standing;
  }
  return way;
}

/** The hours until each move: the merchant's in the first hours, the reviewers' on the following days. */
const hoursTo: Readonly<Record<OnboardingAction, number>> = {
  'send-sms': 1,
  'confirm-sms': 1.1,
  'select-type': 1.3,
  'fill-in': 1.3,
  'enter-identity': 3,
  'enter-payout': 24,
  submit: 24,
  approve: 48,
  underwrite: 50,
  provision: 70,
  activate: 72,
  'request-information': 72,
  decline: 72,
  archive: 72,
  reopen: 72,
  reset: 72,
};

/** What reviewers request when they send an application back. */
export const asked = 'A lease or a utility bill of the business address.';

/** The reasons that underwriters gave for a move. */
const reasons: Partial<Record<OnboardingAction, string>> = {
  'request-information': asked,
  approve: 'Approved after a look at six months of statements.',
  decline: 'Business verification failed, and nobody replied to our letters.',
};

const ofMerchant: ReadonlySet<OnboardingAction> = new Set(toReview);
/** Only administrators set up processors and close applications. */
const ofAdmin: ReadonlySet<OnboardingAction> = new Set(['provision', 'activate', 'archive']);
const told: ReadonlySet<OnboardingAction> = new Set(['request-information', 'decline']);

interface Teller {
  readonly merchant: SeedMerchant;
  readonly application: Application;
  readonly people: ReadonlyMap<string, Actor>;
  readonly anchor: Date;
}

const staffOf = ({ merchant, people }: Teller, login: string): Actor =>
  people.get(staffMember(login, merchant.product.facilitatorId).userId) ?? null;

/** The business's owner, who follows the invite's link. */
function ownerOf({ application: { identity } }: Teller): Actor {
  const [owner] = identity.owners;
  const name = owner ? `${owner.firstName} ${owner.lastName}` : identity.business.dbaName;
  return { username: owner?.email ?? identity.business.email, name };
}

function movesOf(teller: Teller): StoredLog[] {
  const { merchant, application, anchor } = teller;
  let standing = begun;
  const began = application.createdAt ?? anchor;
  return wayTo(merchant).map((action) => {
    const before = standing;
    standing = applyOnboarding(standing, action) ?? standing;
    const at = new Date(Math.min(began.getTime() + hoursTo[action] * hourMs, anchor.getTime()));
    const reviewer = staffOf(teller, ofAdmin.has(action) ? 'admin' : 'underwriter');
    const by = ofMerchant.has(action) ? ownerOf(teller) : reviewer;
    const line = lineOfMove(action, before, standing, {
      note: reasons[action],
      isTold: told.has(action) || undefined,
    });
    return lineOf(line, { at, by });
  });
}

/** One line for all checks that the submission ran. */
function checksOf({ application }: Teller, { accountChecks }: SeedRows): StoredLog[] {
  const own = accountChecks.filter(
    ({ applicationId }) => applicationId === application.applicationId,
  );
  const [first] = own;
  if (!first) return [];
  const to = own
    .map(
      ({ kind, subject, result }) =>
        `${checkKindLabels[kind]}, ${subject}: ${checkResultLabels[result]}`,
    )
    .join('; ');
  return [lineOf({ type: 'check', verb: 'Ran checks', to }, { at: first.ranAt, by: null })];
}

/** The added bank account, and the bank's verdict on it. */
function bankAccountsOf(teller: Teller, { payoutBankAccounts }: SeedRows): StoredLog[] {
  const { application, merchant, anchor } = teller;
  return payoutBankAccounts
    .filter(({ applicationId }) => applicationId === application.applicationId)
    .flatMap(({ last4, verification = 'pending', createdAt, verifiedAt }) => {
      const ending = `ending in ${last4}`;
      const by = ownerOf(teller);
      const added: LogLine = { type: 'bank-account', verb: 'Added a bank account', to: ending };
      const verified: LogLine = {
        type: 'bank-account',
        verb: `Asked the bank about the account ${ending}`,
        from: payoutVerificationLabels.pending,
        to: payoutVerificationLabels[verification],
      };
      const at = verifiedAt ?? createdAt ?? anchor;
      const lines = [lineOf(added, { at: createdAt ?? anchor, by })];
      const corrected = correctedAt(merchant, anchor);
      if (corrected) {
        const said: LogLine = {
          type: 'bank-account',
          verb: 'Corrected the bank account',
          to: ending,
        };
        lines.push(lineOf(said, { at: corrected, by: staffOf(teller, 'admin') }));
      }
      if (verification !== 'pending') lines.push(lineOf(verified, { at, by: null }));
      return lines;
    });
}

function suspensionOf(teller: Teller): StoredLog[] {
  const { application, merchant, anchor } = teller;
  const at = suspendedAt(merchant, anchor);
  if (!at) return [];
  const act: Act = { at, by: staffOf(teller, 'admin') };
  const line: LogLine = {
    type: 'suspension',
    verb: 'Suspended the account',
    from: merchantActivityLabels.live,
    to: merchantActivityLabels.suspended,
    note: application.suspensionReason ?? undefined,
    isTold: true,
  };
  return [lineOf(line, act)];
}

/** A note on an application in review about what the underwriter waits for. */
function notesOf(teller: Teller): StoredLog[] {
  const { application, anchor } = teller;
  if (application.status !== 'review') return [];
  const note = 'The tax office could not match the number: waiting for the letter.';
  const at = application.updatedAt ?? anchor;
  const line: LogLine = { type: 'note', verb: 'Added a note', note };
  return [lineOf(line, { at, by: staffOf(teller, 'underwriter') })];
}

/** The log of each application, in order, consistent with its seeded state. */
export function addAccountLogs(
  { rows }: Book,
  merchants: readonly SeedMerchant[],
  anchor: Date,
): void {
  const people = new Map(
    rows.users.map(({ userId, username, name }) => [userId, { username, name }] as const),
  );
  const byId = new Map(merchants.map((merchant) => [applicationIdOf(merchant), merchant]));
  for (const application of rows.applications) {
    const merchant = byId.get(application.applicationId);
    if (!merchant) continue;
    const teller = { merchant, application, people, anchor };
    const began: LogLine = {
      type: 'status',
      verb: 'Began the application',
      to: applicationStatusLabels.initiated,
    };
    const first = lineOf(began, { at: application.createdAt ?? anchor, by: null });
    const lines = [
      first,
      ...bankAccountsOf(teller, rows),
      ...movesOf(teller),
      ...checksOf(teller, rows),
      ...notesOf(teller),
      ...suspensionOf(teller),
    ];
    application.logs = lines.toSorted((one, other) =>
      one.datetime < other.datetime ? -1 : one.datetime > other.datetime ? 1 : 0,
    );
  }
}
