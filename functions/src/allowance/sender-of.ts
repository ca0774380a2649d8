import { createHmac, randomBytes } from 'node:crypto';

/** Addresses are kept as hashes that end with the process: counting needs no addresses. */
const key = randomBytes(32);
const hashed = (address: string) => createHmac('sha256', key).update(address).digest('base64url');

/** The origin of a request, as hashes that serve only for counting. */
export interface Sender {
  /** The sender, as far as the route of the request shows. */
  address: string;
  /** The client that connected to us, which cannot be forged: the site's edge, or a sender that bypassed it. */
  connection: string;
}

/**
 * The sender behind `X-Forwarded-For`. Our front end appends the address that connected to it, and the edge appends the
 * one that connected to the edge. The sender wrote everything before these, so it is not believed.
 */
export function senderOf(forwardedFor: string | undefined): Sender {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const connection = hops.at(-1) ?? '';
  return { address: hashed(household(hops.at(-2) ?? connection)), connection: hashed(household(connection)) };
}

/** An IPv6 subscriber has a whole /64, so that is what counts as one address. */
function household(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array.from({ length: gap }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
