const GIB = 1024 ** 3;

/** The total size of one person's files. */
export interface FileAllowance {
  bytes: number;
  files: number;
}

interface Person {
  hasVerifiedEmail: boolean;
  verifiedCreator: boolean;
  verifiedInstructor: boolean;
  isAdmin: boolean;
}

/** A person's storage limit: small for an unverified e-mail address, large for those who teach here. */
export function fileAllowance(person: Person): FileAllowance {
  if (!person.hasVerifiedEmail) return { bytes: GIB / 4, files: 20 };
  if (person.verifiedCreator || person.verifiedInstructor || person.isAdmin) return { bytes: 20 * GIB, files: 5000 };
  return { bytes: 2 * GIB, files: 500 };
}
