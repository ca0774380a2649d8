const GIB = 1024 ** 3;

/** What one person's files may take together. */
export interface FileAllowance {
  bytes: number;
  files: number;
}

interface Person {
  hasProvenAddress: boolean;
  verifiedCreator: boolean;
  verifiedInstructor: boolean;
  isAdmin: boolean;
}

/** How much a person may keep: little for an address that nobody has proven, much for those who teach here. */
export function fileAllowance(person: Person): FileAllowance {
  if (!person.hasProvenAddress) return { bytes: GIB / 4, files: 20 };
  if (person.verifiedCreator || person.verifiedInstructor || person.isAdmin) return { bytes: 20 * GIB, files: 5000 };
  return { bytes: 2 * GIB, files: 500 };
}
