import { BlockList, isIP } from 'node:net';

/** Addresses that are not of the open internet: of this machine, of private networks, of links, and reserved ones. */
const CLOSED: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Inside the only part of IPv6 that is given out: addresses that stand for others, and those for examples. */
const CLOSED_6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of CLOSED) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_6) closed.addSubnet(network, prefix, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
