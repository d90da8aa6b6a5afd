import { listAt } from '../../shared/address.ts';

/** The address of the link form, with account and template preselected. */
export const sendAt = (chosen: { readonly merchant?: string; readonly template?: string }) =>
  listAt('/send/payment-link', chosen);

/** The address of a new link's page, for sharing it. */
export const madeAt = (sessionId: string): string =>
  listAt('/send/payment-link', { link: sessionId });

/**
 * The address of a template in its editor; by default the first.
 * @param page of the template manager.
 */
export const templateAt = (
  paymentLinkTemplateId: string | undefined,
  page = '/payment-link-manager',
): string => listAt(page, { part: 'templates', template: paymentLinkTemplateId });
