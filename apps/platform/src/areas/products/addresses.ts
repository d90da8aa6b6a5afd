import { isIP } from 'node:net';
import type { Environment } from '@payfac/domain/enumerations';
import { invalid } from '../../http/failures.ts';
import { isInternal } from '../../kernel/webhooks/addresses.ts';

const longest = 2000;

/** Host names on an internal network rather than the public internet. */
const internal = /(^|\.)(localhost|local|internal|lan|home|corp|intranet)$/;
function isInside(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (isIP(host) !== 0) return isInternal(host);
  return internal.test(host) || !host.includes('.');
}

const refuse = (path: string, message: string) => invalid([{ path, message }]);

function readAddress(path: string, address: string): URL {
  if (address.length > longest) throw refuse(path, `Use at most ${longest} characters.`);
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') {
    throw refuse(path, 'Leave the username and password out of the address.');
  }
  return url;
}

/**
 * A webhook address that the platform may post to: HTTPS on the public internet. The local environment allows any
 * address, so that a receiver can run on the same machine.
 * @throws CallFailure 400.
 */
export function requireWebhookAddress(
  path: string,
  address: string,
  environment: Environment,
): void {
  const url = readAddress(path, address);
  if (url.hash !== '') throw refuse(path, 'Leave out the part after #.');
  if (environment === 'local') return;
  if (url.protocol !== 'https:') throw refuse(path, 'Use an address that begins with https.');
  if (isInside(url.hostname)) throw refuse(path, 'Use an address on the public internet.');
}

/** An address that merchants' browsers will open. @throws CallFailure 400. */
export function requireShownAddress(path: string, address: string): void {
  const url = readAddress(path, address);
  if (isInside(url.hostname)) throw refuse(path, 'Use an address on the public internet.');
}
