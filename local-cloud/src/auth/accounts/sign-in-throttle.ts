import { AuthError } from '../auth-error.ts';

/** Hosted Firebase does not publish its limits; these allow for typing mistakes and stop a guessing script. */
const MAX_FAILURES = 10;
const WINDOW_MS = 60_000;

/** Counts failed password sign-ins per e-mail address, in memory: a restart resets it. */
export class SignInThrottle {
  readonly #failures = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws TOO_MANY_ATTEMPTS_TRY_LATER after ten failures within a minute. */
  check(email: string): void {
    if (this.#recent(email).length < MAX_FAILURES) return;
    throw new AuthError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
    );
  }

  fail(email: string): void {
    this.#failures.set(email, [...this.#recent(email), this.#now()]);
  }

  forgive(email: string): void {
    this.#failures.delete(email);
  }

  #recent(email: string): number[] {
    const since = this.#now() - WINDOW_MS;
    return (this.#failures.get(email) ?? []).filter((time) => time > since);
  }
}
