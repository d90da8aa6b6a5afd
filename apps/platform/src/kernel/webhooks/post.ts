import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternal, isThisMachine } from './addresses.ts';

const timeLimitMs = 10_000;

export interface Posted {
  /** Null without a response. */
  readonly responseStatus: number | null;
  readonly error: string | null;
}

export interface Reach {
  /** Allows receivers on this machine: only in local environments. */
  readonly mayReachThisMachine: boolean;
}

const refused = 'Webhooks can’t be delivered to that network.';

const isAllowed = (address: string, { mayReachThisMachine }: Reach): boolean =>
  !isInternal(address) || (mayReachThisMachine && isThisMachine(address));

/**
 * Host names are checked by their addresses when connecting, so changing a name's address after saving it doesn't help
 * an attacker.
 */
const guardedLookup =
  (reach: Reach): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) {
        done(error, '', 0);
        return;
      }
      const allowed = found.filter(({ address }) => isAllowed(address, reach));
      const [first] = allowed;
      if (!first) done(new Error(refused), '', 0);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };

/** Posts a delivery. It follows no redirects and doesn't read the response's body. Never rejects. */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  payload: string,
  reach: Reach,
): Promise<Posted> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isAllowed(host, reach)) {
    return Promise.resolve({ responseStatus: null, error: refused });
  }
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ responseStatus: null, error: error.message });
    const outgoing = send(
      target,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          'user-agent': 'payfac-webhooks/1',
        },
        lookup: guardedLookup(reach),
        signal: AbortSignal.timeout(timeLimitMs),
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        incoming.destroy();
        const isTaken = status >= 200 && status < 300;
        resolve({
          responseStatus: status,
          error: isTaken ? null : `The receiver returned ${status}.`,
        });
      },
    );
    outgoing.on('error', fail);
    outgoing.end(payload);
  });
}
