import type { CallContext } from '../../api/context.ts';
import type { Services } from '../../api/services.ts';

/** Where a payer opens a page of the hosted pages, from the host a call came in by. */
export const hostedAddress = (
  { hostedFields }: Pick<Services, 'hostedFields'>,
  { host }: Pick<CallContext, 'host'>,
  path: string,
): string => new URL(path, hostedFields.scriptUrl(host)).href;

export const sessionPath = (sessionId: string): string => `/pay/${sessionId}`;
export const previewPath = (previewId: string): string => `/preview/${previewId}`;
