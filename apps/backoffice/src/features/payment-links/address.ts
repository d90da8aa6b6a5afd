import { listAt } from '../../shared/address.ts';

/** Where a link is filled in, with an account and a template that are chosen already. */
export const sendAt = (chosen: { readonly merchant?: string; readonly template?: string }) =>
  listAt('/send/payment-link', chosen);

/** A link that was just made: how it is handed over. */
export const madeAt = (sessionId: string): string =>
  listAt('/send/payment-link', { link: sessionId });
