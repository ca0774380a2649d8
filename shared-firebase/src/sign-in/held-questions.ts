let known: Promise<void> | undefined;

/**
 * Holds back whatever is asked of the database and the functions until the returned function is called: the sign-in service's code has not
 * come yet, and without it they would be asked in nobody's name.
 */
export function holdQuestions(): () => void {
  let release = () => {};
  known = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Resolves once what is asked is asked in the name of whoever is signed in. */
export const whenSignInKnown = (): Promise<void> | undefined => known;
