import { randomId } from '../accounts/random-id.ts';
import { AuthError } from '../auth-error.ts';

/** How long an enrolment or a half-done sign-in waits for its code, in ms. */
const LIFE = 300_000;

/** Somebody who still owes a code. `secret`: the key that they enrol; `provider`: how they signed in so far. */
interface SecondFactorSession {
  localId: string;
  secret?: string;
  provider?: string;
}

/** Enrolments and sign-ins that wait for a code, in memory: after a restart a person begins anew. */
export class SecondFactorSessions {
  readonly #sessions = new Map<string, SecondFactorSession & { ends: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Keeps the session; returns its name and end, in ms. */
  begin(session: SecondFactorSession): { id: string; ends: number } {
    for (const [id, { ends }] of this.#sessions) if (ends <= this.#now()) this.#sessions.delete(id);
    const [id, ends] = [randomId(64), this.#now() + LIFE];
    this.#sessions.set(id, { ...session, ends });
    return { id, ends };
  }

  /** Throws `missing` for a session that never was, has ended or is over. */
  find(id: string, missing: string): SecondFactorSession {
    const found = this.#sessions.get(id);
    if (!found || found.ends <= this.#now()) throw new AuthError(missing);
    return found;
  }

  end(id: string): void {
    this.#sessions.delete(id);
  }
}
