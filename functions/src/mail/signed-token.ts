import { createHmac, timingSafeEqual } from 'node:crypto';

const sealOf = (key: string, purpose: string, said: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${said}`).digest('base64url');

/** What a link in a mail says, with a seal that is made for one purpose and good for no other. */
export function signedToken(key: string, purpose: string, said: object): string {
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${sealOf(key, purpose, text)}`;
}

/** What a token of ours says; undefined for any other. */
export function readSigned(key: string, purpose: string, token: unknown): unknown {
  const [text = '', seal = ''] = typeof token === 'string' ? token.split('.') : [];
  const [given, true_] = [Buffer.from(seal), Buffer.from(sealOf(key, purpose, text))];
  if (given.length !== true_.length || !timingSafeEqual(given, true_)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
}
