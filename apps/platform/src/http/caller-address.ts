import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** What the server passes on about a request besides its socket. */
interface Told {
  /** The caller's address, when a trusted proxy forwarded the request. */
  readonly callerAddress?: unknown;
}

/** The caller's address from the server, or else the socket; undefined without a socket. */
export function callerAddress(c: Context): string | undefined {
  const told: Told | undefined = c.env;
  if (typeof told?.callerAddress === 'string') return told.callerAddress;
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}
