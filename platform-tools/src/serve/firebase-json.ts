import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
export const FIREBASE_JSON = path.join(root, 'firebase.json');
/** The shell's file of origins, which must match the deployed policy. */
export const ORIGINS_FILE = path.join(root, 'shell/src/composition/hosted-origins.json');

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** A rewrite answers a request with a function, or with a file of the site. */
export type Rewrite = { source: string } & (
  | { function: { functionId: string; region: string } }
  | { destination: string }
);

/** One site of Firebase Hosting, as firebase.json describes it. */
export interface HostingSite {
  target: string;
  /** Folder of the site's files, from the root of the repository. */
  public: string;
  headers: HeaderRule[];
  rewrites?: Rewrite[];
}

/** The deployed sites. */
export function hostingSites(): HostingSite[] {
  return (JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as { hosting: HostingSite[] }).hosting;
}

/** The site of a target. Throws when firebase.json has none. */
export function hostingSite(target: string): HostingSite {
  const site = hostingSites().find((candidate) => candidate.target === target);
  if (!site) throw new Error(`firebase.json has no hosting target ${target}`);
  return site;
}
