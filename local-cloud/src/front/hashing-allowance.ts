import { HttpError } from '../http/http-error.ts';

/** What hashes a password, which keeps the whole process busy, or sends a mail. */
const COSTLY =
  /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword|update|resetPassword|sendOobCode)$/;
/** A school's classes share one address; a script is a hundred times faster than they. */
const MOST = 120;
const MINUTE_MS = 60_000;

/** How often one network address may ask for what is costly. */
export class HashingAllowance {
  #asked = new Map<string, number>();
  #since = 0;

  /** Counts a request. Throws HttpError 429 for more than 120 of an address within a minute; `now` in milliseconds. */
  take(address: string, pathname: string, now = Date.now()): void {
    if (!COSTLY.test(pathname) && pathname !== '/emulator/action') return;
    if (now - this.#since >= MINUTE_MS) {
      this.#asked.clear();
      this.#since = now;
    }
    const count = (this.#asked.get(address) ?? 0) + 1;
    this.#asked.set(address, count);
    if (count > MOST) throw new HttpError(429, 'RESOURCE_EXHAUSTED', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  }
}
