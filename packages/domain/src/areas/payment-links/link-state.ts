import { type PaymentLinkStatus, paymentLinkStatuses, paymentLinkStatusLabels } from './machine.ts';
import { type LinkUsage, usesLeft } from './usage.ts';

/** States of a link: `paid` once it can't be paid again, otherwise its status. */
export const linkStates = [...paymentLinkStatuses, 'paid'] as const;
export type LinkState = (typeof linkStates)[number];

export const linkStateLabels: Readonly<Record<LinkState, string>> = {
  ...paymentLinkStatusLabels,
  paid: 'Paid',
};

/** Status alone doesn't show it: a paid session stays `initiated` or expires. */
export const linkState = (
  link: LinkUsage & { readonly status: PaymentLinkStatus; readonly completedAt: Date | null },
): LinkState => (link.completedAt !== null && usesLeft(link) === 0 ? 'paid' : link.status);
