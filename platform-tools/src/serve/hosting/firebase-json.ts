import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
export const FIREBASE_JSON = path.join(root, 'firebase.json');
/** Where the shell has the origins that the deployed policy names as well. */
export const ORIGINS_FILE = path.join(root, 'shell/src/composition/finding/hosted-origins.json');

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** A request is answered by a function, or with a file of the site. */
export type Rewrite = { source: string } & (
  | { function: { functionId: string; region: string } }
  | { destination: string }
);

/** One site of Firebase Hosting, as firebase.json describes it. */
export interface HostingSite {
  target: string;
  /** Folder of the site's files, from the root of the repository. */
  public: string;
  /** What of the folder is not deployed; an address is then another's. */
  ignore?: string[];
  headers: HeaderRule[];
  rewrites?: Rewrite[];
}

/** The sites that are deployed. */
export function hostingSites(): HostingSite[] {
  return (JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as { hosting: HostingSite[] }).hosting;
}

/** The site of a target. Throws when firebase.json has none. */
export function hostingSite(target: string): HostingSite {
  const site = hostingSites().find((candidate) => candidate.target === target);
  if (!site) throw new Error(`firebase.json has no hosting target ${target}`);
  return site;
}

/** The site of a section: its own, or one like another section's while firebase.json has none. */
export function sectionSite(workspace: string): HostingSite {
  const [own, like] = [hostingSites().find(({ target }) => target === workspace), hostingSites()[1]];
  if (!own && !like) throw new Error('firebase.json has no site of a section');
  return own ?? { ...(like as HostingSite), target: workspace, public: `${workspace}/dist` };
}
