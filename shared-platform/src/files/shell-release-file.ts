import { expectFile, isObject } from './expect-file.ts';

/** A build of the shell, `/builds/release/<id>.json`: what composes a page's first answer on the server. */
export interface ShellReleaseFile {
  schema: 1;
  id: string;
  /** The document that a browser starts the site from, with slots for what a rendered page has in its place. */
  document: string;
  /** Its code for the server, by path on the shell's origin, with its hash. */
  server: { file: string; integrity: string };
  /** The text of its styles, by path. */
  styles: { file: string; text: string }[];
  /** Its scripts, by path: those that the document starts from. */
  scripts: string[];
  /** Scripts that confirm a session, by path; absent from builds of before. */
  session?: string[];
  /** Of `signedIn` those that these pages' own code imports, by path; absent from builds of before. */
  doors?: string[];
  /** Scripts that every page of a signed-in person loads from the shell beside these, by path; absent from builds of before. */
  signedIn?: string[];
  /** Whether its rendered documents may name a release instead of bringing it along; absent from builds of before. */
  takesNamedRelease?: true;
  /** Whether it takes rendered pages over apart from itself, when their code is needed; absent from builds of before. */
  takesPagesOver?: true;
  /** Fonts of every first page, by path. */
  fonts: string[];
}

/** Checks a build of the shell that came over the network. Throws TypeError. */
export function parseShellRelease(value: unknown, id: string): ShellReleaseFile {
  const file = expectFile(value, 'shell release');
  const isComplete =
    file.id === id &&
    typeof file.document === 'string' &&
    isObject(file.server) &&
    Array.isArray(file.styles) &&
    Array.isArray(file.scripts) &&
    Array.isArray(file.fonts);
  if (!isComplete) throw new TypeError(`release ${id} of the shell is incomplete`);
  return file as unknown as ShellReleaseFile;
}
