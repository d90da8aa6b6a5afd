import { BlockList, isIP } from 'node:net';

/** Networks that no delivery may reach: this machine, private, link-local, metadata and multicast. */
const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  internal.addSubnet(network, prefix, 'ipv4');
}

/** All publicly routed addresses; others are local, or stand for an IPv4 address. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/** Networks within those that embed an IPv4 address, or lead nowhere. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  internal.addSubnet(network, prefix, 'ipv6');
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address is in a network that deliveries must not reach. An invalid address is. */
export function isInternal(address: string): boolean {
  const plain = mapped.exec(address)?.[1] ?? address;
  const family = isIP(plain);
  if (family === 0) return true;
  if (family === 4) return internal.check(plain, 'ipv4');
  return !routed.check(plain, 'ipv6') || internal.check(plain, 'ipv6');
}

/** Whether an address is this machine's own, which local environments may deliver to. */
export const isThisMachine = (address: string): boolean =>
  address === '::1' || /^(?:::ffff:)?127\./i.test(address);
