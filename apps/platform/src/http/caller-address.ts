import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** What the server tells of a request beside its socket. */
interface Told {
  /** Where a request came from that a trusted proxy passed on. */
  readonly callerAddress?: unknown;
}

/** The caller's address, as the server or else the socket says it; undefined for a request by no socket. */
export function callerAddress(c: Context): string | undefined {
  const told: Told | undefined = c.env;
  if (typeof told?.callerAddress === 'string') return told.callerAddress;
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}
