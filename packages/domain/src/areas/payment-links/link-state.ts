import { type PaymentLinkStatus, paymentLinkStatuses, paymentLinkStatusLabels } from './machine.ts';
import { type LinkUsage, usesLeft } from './usage.ts';

/** Where a page stands: paid, once it can't be paid again, and before that its status. */
export const linkStates = [...paymentLinkStatuses, 'paid'] as const;
export type LinkState = (typeof linkStates)[number];

export const linkStateLabels: Readonly<Record<LinkState, string>> = {
  ...paymentLinkStatusLabels,
  paid: 'Paid',
};

/** No status says it: a page that was paid stays `initiated` or expires. */
export const linkState = (
  link: LinkUsage & { readonly status: PaymentLinkStatus; readonly completedAt: Date | null },
): LinkState => (link.completedAt !== null && usesLeft(link) === 0 ? 'paid' : link.status);
