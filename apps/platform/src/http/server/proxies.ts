import { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/*
 * Behind a proxy, every request comes from the proxy's address. Entries that a proxy adds are trustworthy; those that a
 * caller wrote aren't. So the entries are read from the right, as long as the sender of the request is a trusted proxy.
 */

export interface Proxies {
  /** @param peer the other end of the connection. @returns the caller's address, as far as it can be known. */
  callerOf(peer: string | undefined, headers: Headers): string | undefined;
}

/** The other end of the connection. @param bindings what the server passes on with the request. */
export function peerOf(bindings: object): string | undefined {
  const incoming: unknown = 'incoming' in bindings ? bindings.incoming : undefined;
  return incoming instanceof IncomingMessage ? incoming.socket.remoteAddress : undefined;
}

const mapped = /^::ffff:(?=\d+\.)/;

/** An address in normal form; undefined for anything else. IPv4-mapped IPv6 becomes IPv4, and a zone is dropped. */
function addressOf(text: string): string | undefined {
  const bare = text.replace(/%.*$/, '');
  const family = isIP(bare);
  if (family === 0) return undefined;
  if (family === 4) return bare;
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(mapped, '');
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** The address in a header entry, which may have a port, quotes and brackets. */
function placeOf(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(bare) ?? [];
  return addressOf(bracketed ?? plain ?? bare);
}

type Chain = readonly (string | undefined)[];

const forwardedFor = (headers: Headers): Chain | undefined =>
  headers.get('x-forwarded-for')?.split(',').map(placeOf);

/** RFC 7239. An obfuscated or unknown entry counts as none. */
const forwarded = (headers: Headers): Chain | undefined =>
  headers
    .get('forwarded')
    ?.split(',')
    .map((hop) => {
      const pair = hop.split(';').find((part) => /^\s*for=/i.test(part));
      return pair === undefined ? undefined : placeOf(pair.replace(/^\s*for=/i, ''));
    });

const wholeBits = { 4: 32, 6: 128 } as const;
/** The largest network that somebody owns; a larger one would let anybody name the caller. */
const fewestBits = 8;

function add(trusted: BlockList, text: string): boolean {
  const [name = '', bits, ...rest] = text.split('/');
  const family = isIP(name);
  if ((family !== 4 && family !== 6) || rest.length > 0) return false;
  const kind = family === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) trusted.addAddress(name, kind);
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) > wholeBits[family]) return false;
  else if (Number(bits) < fewestBits) return false;
  else trusted.addSubnet(name, Number(bits), kind);
  return true;
}

/**
 * @param texts addresses and networks of trusted proxies, such as `10.0.0.7` and `10.0.0.0/8`.
 * @throws Error with a one-sentence message for a text that is neither.
 */
export function createProxies(texts: readonly string[]): Proxies {
  const trusted = new BlockList();
  for (const text of texts) {
    if (!add(trusted, text)) {
      throw new Error(
        `${text} is no address or network of a proxy. Write such as 10.0.0.7 or 10.0.0.0/8, with commas between.`,
      );
    }
  }
  const isTrusted = (address: string) => trusted.check(address, familyOf(address));

  function walk(peer: string, chain: Chain): string {
    let caller = peer;
    for (const before of chain.toReversed()) {
      if (before === undefined || !isTrusted(caller)) break;
      caller = before;
    }
    return caller;
  }

  return {
    callerOf: (remote, headers) => {
      const peer = remote === undefined ? undefined : (addressOf(remote) ?? remote);
      if (peer === undefined || isIP(peer) === 0) return peer;
      const [one, other] = [forwardedFor(headers), forwarded(headers)].flatMap((chain) =>
        chain ? [walk(peer, chain)] : [],
      );
      // A proxy writes one of the headers, or the same value in both. If they differ, the caller forged one of them.
      return other === undefined || other === one ? (one ?? peer) : peer;
    },
  };
}
