let present: string | undefined;

/** Says whose session it is from now on; undefined when nobody is signed in. */
export function tellPresent(uid: string | undefined): void {
  present = uid;
}

/** Whose session it is, as the sign-in service's code knows it; undefined before that code runs, and when nobody is signed in. */
export const presentPerson = (): string | undefined => present;
