import { listAt } from '../../shared/address.ts';

/** Where a link is filled in, with an account and a template that are chosen already. */
export const sendAt = (chosen: { readonly merchant?: string; readonly template?: string }) =>
  listAt('/send/payment-link', chosen);

/** A link that was just made: how it is handed over. */
export const madeAt = (sessionId: string): string =>
  listAt('/send/payment-link', { link: sessionId });

/**
 * A template in its editor; without one, the first.
 * @param page where the manager is open.
 */
export const templateAt = (
  paymentLinkTemplateId: string | undefined,
  page = '/payment-link-manager',
): string => listAt(page, { part: 'templates', template: paymentLinkTemplateId });
