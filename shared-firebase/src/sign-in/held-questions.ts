/** Something that can be held back. */
class Gate {
  #free: Promise<void> | undefined;

  /** Holds it until the returned function is called, and every other that was returned. */
  readonly hold = (): (() => void) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = this.#free;
    this.#free = released.then(() => before);
    return release;
  };

  /** Resolves once nobody holds it; undefined when nobody ever has. */
  readonly whenFree = (): Promise<void> | undefined => this.#free;
}

const questions = new Gate();
const calls = new Gate();

/**
 * Holds back whatever is asked of the database and the functions until the returned function is called: the sign-in service's code has not
 * come yet, and without it they would be asked in nobody's name.
 */
export const holdQuestions = questions.hold;

/** Resolves once what is asked is asked in the name of whoever is signed in. */
export const whenSignInKnown = questions.whenFree;

/**
 * Holds back whatever is asked of the functions until the returned function is called: the caller's profile may not be stored yet, and
 * without it the functions know nobody.
 */
export const holdCalls = calls.hold;

/** Resolves once the functions know whoever is signed in. */
export const whenCallerKnown = calls.whenFree;
