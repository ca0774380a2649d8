import { createHmac, randomBytes } from 'node:crypto';

/** Addresses are kept as hashes that end with the process: counting needs no addresses. */
const key = randomBytes(32);
const hashed = (address: string) => createHmac('sha256', key).update(address).digest('base64url');

/** Where a request came from: hashes, good for counting alone. */
export interface Sender {
  /** Whoever sent it, as far as the way it came can tell. */
  address: string;
  /** Who has connected to us: nobody can claim to be another. It is the site's edge, or a sender that went around it. */
  connection: string;
}

/**
 * The sender behind `X-Forwarded-For`. Our front appends who connected to it, and the edge who connected to that; whatever
 * stands before was written by the sender and is not believed.
 */
export function senderOf(forwardedFor: string | undefined): Sender {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const connection = hops.at(-1) ?? '';
  return { address: hashed(household(hops.at(-2) ?? connection)), connection: hashed(household(connection)) };
}

/** A subscriber has a whole /64 of IPv6, so that is what counts as one address. */
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
