import { listAt } from '../../shared/address.ts';

/** A hosted session beside its list. */
export const sessionAt = (sessionId: string): string =>
  listAt('/reporting/hosted-sessions', { 'sessions.open': sessionId });
