import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodeJwt } from './id-token.ts';

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
const UNSIGNED = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');

/**
 * What makes credentials real in a backend that strangers reach: it signs ID tokens, and knows programs of this machine by
 * a word of its own instead of the emulators' `owner`.
 */
export class TokenSeal {
  /** The credential of programs, made anew with every start. */
  readonly operator = randomBytes(32).toString('base64url');
  readonly #key: string;

  /** `key` is a secret that outlives restarts, so that people stay signed in. */
  constructor(key: string) {
    this.#key = key;
  }

  /** Signs an unsigned token. */
  sign(unsigned: string): string {
    const [, payload = ''] = unsigned.split('.');
    return `${HEADER}.${payload}.${this.#signature(payload)}`;
  }

  /** The unsigned form of a token that was signed here; undefined for any other. */
  open(token: string): string | undefined {
    const [header, payload = '', signature = '', ...more] = token.split('.');
    const isOurs = header === HEADER && more.length === 0 && isSame(signature, this.#signature(payload));
    return isOurs ? `${UNSIGNED}.${payload}.` : undefined;
  }

  isOperator(token: string): boolean {
    return isSame(token, this.operator);
  }

  #signature(payload: string): string {
    return createHmac('sha256', this.#key).update(`${HEADER}.${payload}`).digest('base64url');
  }
}

function isSame(given: string, wanted: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === two.length && timingSafeEqual(one, two);
}

/** Whether this is a credential of firebase-admin beside emulators: `owner`, or what its Firestore client signs. */
export function isProgramsToken(token: string): boolean {
  if (token === 'owner') return true;
  const issuer = decodeJwt(token)?.iss;
  return typeof issuer === 'string' && issuer.endsWith('.gserviceaccount.com');
}
