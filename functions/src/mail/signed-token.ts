import { createHmac, timingSafeEqual } from 'node:crypto';

const sealOf = (key: string, purpose: string, said: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${said}`).digest('base64url');

/**
 * The keys that a secret holds, the one that signs first. Others follow, each with the last day on which what it signed is taken (UTC):
 * `new,old@2026-12-31`. Keys in base64 have neither sign.
 */
function keysIn(secret: string, now: Date): [string, ...string[]] {
  const today = now.toISOString().slice(0, 10);
  const [present = '', ...others] = secret.split(',');
  const older = others.map((other) => other.split('@'));
  return [present, ...older.flatMap(([key = '', until = '']) => (key && today <= until ? [key] : []))];
}

/** The seals of a text for one purpose, by each key that is still taken; that of the present one first. */
export function sealsOf(secret: string, purpose: string, said: string, now = new Date()): [string, ...string[]] {
  const [present, ...older] = keysIn(secret, now);
  return [sealOf(present, purpose, said), ...older.map((key) => sealOf(key, purpose, said))];
}

/** What a link in a mail says, with a seal that is made for one purpose and good for no other. */
export function signedToken(secret: string, purpose: string, said: object): string {
  const [key] = keysIn(secret, new Date());
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${sealOf(key, purpose, text)}`;
}

function isSeal(given: string, true_: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(true_)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What a token of ours says, by whichever key that is still taken; undefined for any other. */
export function readSigned(secret: string, purpose: string, token: unknown, now = new Date()): unknown {
  const [text = '', seal = ''] = typeof token === 'string' ? token.split('.') : [];
  if (!keysIn(secret, now).some((key) => isSeal(seal, sealOf(key, purpose, text)))) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
}
