import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProxies } from './proxies.ts';

const proxies = createProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8:ffff::/48']);

const trusted = fc.oneof(
  fc.constantFrom('10.0.0.1', '10.255.3.4', '192.0.2.7', '2001:db8:ffff::1'),
  fc.ipV4().map((text) => `10.${text.split('.').slice(1).join('.')}`),
);
/** Callers outside every trusted network. */
const caller = fc.oneof(
  fc.ipV4().map((text) => `203.${text.split('.').slice(1).join('.')}`),
  fc.constantFrom('192.0.2.8', '2001:db8:1::7', '2001:db8::1', '127.0.0.1'),
);
/** Headers that a caller may forge: other addresses, proxies' addresses, and garbage. */
const hostile = fc.array(
  fc.oneof(
    caller,
    trusted,
    fc.constantFrom('unknown', '_hidden', '', '999.1.1.1', '"', '[::1', ';;='),
  ),
  { maxLength: 6 },
);

/** The different ways to write one address. */
const shown = (address: string, way: number): string => {
  const isV6 = address.includes(':');
  if (way === 0) return address;
  return isV6 ? `[${address}]:4711` : `${address}:4711`;
};
const pair = (address: string): string =>
  address.includes(':') ? `for="[${address}]"` : `For=${address};proto=https`;

describe('the caller’s address', () => {
  it('is the one the farthest trusted proxy saw, whatever headers the caller sent', () => {
    fc.assert(
      fc.property(
        hostile,
        caller,
        fc.array(trusted, { maxLength: 3 }),
        trusted,
        fc.nat(1),
        (written, real, passed, peer, way) => {
          const hops = [...written, shown(real, way), ...passed.map((one) => shown(one, way))];
          const headers = new Headers({ 'x-forwarded-for': hops.join(', ') });
          expect(proxies.callerOf(peer, headers)).toBe(real);
          const pairs = [...written, pair(real), ...passed.map(pair)];
          expect(proxies.callerOf(peer, new Headers({ forwarded: pairs.join(',') }))).toBe(real);
        },
      ),
    );
  });

  it('is the connection’s, if that isn’t a trusted proxy', () => {
    fc.assert(
      fc.property(hostile, caller, (written, peer) => {
        const headers = new Headers({
          'x-forwarded-for': written.join(','),
          forwarded: written.map((one) => `for=${one}`).join(','),
        });
        expect(proxies.callerOf(peer, headers)).toBe(peer);
        expect(createProxies([]).callerOf(peer, headers)).toBe(peer);
      }),
    );
  });

  it('is the proxy’s if the two headers disagree', () => {
    const headers = new Headers({
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=198.51.100.1',
    });
    expect(proxies.callerOf('10.0.0.1', headers)).toBe('10.0.0.1');
    headers.set('forwarded', 'for=203.0.113.9');
    expect(proxies.callerOf('10.0.0.1', headers)).toBe('203.0.113.9');
  });

  it('is the same however it is written', () => {
    const asked = (peer: string, place: string) =>
      proxies.callerOf(peer, new Headers({ 'x-forwarded-for': place }));
    expect(asked('::ffff:10.0.0.1', '::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(asked('10.0.0.1', '2001:0DB8:0001::0007%eth0')).toBe('2001:db8:1::7');
    expect(asked('10.0.0.1', 'nonsense')).toBe('10.0.0.1');
  });
});

it.each(['10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1/8/8', '::1/129', '10.0.0.1/'])(
  'doesn’t accept %s as a proxy',
  (text) => {
    expect(() => createProxies([text])).toThrow(`${text} is no address or network of a proxy.`);
  },
);
