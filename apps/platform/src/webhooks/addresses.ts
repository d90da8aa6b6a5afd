import { BlockList, isIP } from 'node:net';

/** Networks that no delivery may reach: this machine, private ones, link-local, metadata, multicast. */
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
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  internal.addSubnet(network, prefix, 'ipv6');
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address lies in a network that deliveries must not reach. What is no address does. */
export function isInternal(address: string): boolean {
  const plain = mapped.exec(address)?.[1] ?? address;
  const family = isIP(plain);
  if (family === 0) return true;
  return internal.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an address is this machine's own, which local environments may deliver to. */
export const isThisMachine = (address: string): boolean =>
  address === '::1' || /^(?:::ffff:)?127\./i.test(address);
