import * as paymentLinks from '@payfac/api/contract/payment-links';
import {
  applyPaymentLink,
  type HostedSession,
  linkRefusal,
  type PaymentLinkAction,
  usesLeft,
} from '@payfac/domain/payment-links';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { now } from '../../shared/time/clock.ts';
import { purposeOf } from './session-words.tsx';

const SendLink = laterPart(async () => (await import('./send-link.tsx')).SendLink);

/** Pages of invoices, plans and checkouts are sent and withdrawn with what they belong to. */
const isLink = ({ source }: HostedSession): boolean => source === 'paymentlink';

const allows =
  (action: PaymentLinkAction) =>
  (session: HostedSession): boolean =>
    isLink(session) && applyPaymentLink(session.status, action) !== undefined;

/** One that was paid as often as it may be is closed already. */
const isUsedUp = (session: HostedSession): boolean => usesLeft(session) === 0;

const isPayable = (session: HostedSession): boolean => linkRefusal(session, now()) === undefined;

const sending = {
  ability: 'paylink.send',
  dialog: (session: HostedSession, close: () => void) => (
    <SendLink session={session} onClose={close} />
  ),
} as const;

const copyLink: RowAction<HostedSession> = {
  label: 'Copy link',
  isOffered: isPayable,
  run: ({ url }) => navigator.clipboard.writeText(url),
  done: () => 'Copied the link.',
};

/** What may be done with a payment link, beside its address. */
export const sessionActions: readonly RowAction<HostedSession>[] = [
  {
    ...sending,
    label: 'Send',
    isNext: true,
    isOffered: (row) => allows('send')(row) && isPayable(row) && row.status === 'created',
  },
  {
    ...sending,
    label: 'Resend',
    isNext: true,
    isOffered: (row) => allows('send')(row) && isPayable(row) && row.status !== 'created',
  },
  {
    label: 'Deactivate',
    ability: 'paylink.send',
    tone: 'danger',
    isOffered: (row) => allows('deactivate')(row) && !isUsedUp(row),
    confirm: (session) => ({
      title: `Deactivate the link for ${purposeOf(session)}?`,
      text: 'Nobody will be able to pay with it. This can’t be undone.',
      confirmLabel: 'Deactivate link',
      tone: 'danger',
    }),
    run: async ({ sessionId }) => {
      return send(paymentLinks.deactivate)({ params: { id: sessionId }, body: {} });
    },
    done: (session) => `Deactivated the link for ${purposeOf(session)}.`,
  },
];

export const sessionRowActions: readonly RowAction<HostedSession>[] = [copyLink, ...sessionActions];
