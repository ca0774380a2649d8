import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** What every release command gets. */
export interface ReleaseOptions {
  section: string;
  /** Folder with a build to take in. */
  build: string;
  /** Folder that is deployed as the section's site. */
  site: string;
  /** Live origin of the section; undefined for a site on this machine. */
  origin: string | undefined;
  /** Live origin or folder of the shell that the release will run in. */
  shell: string;
  /** The registry's file, where the shell is a folder that has none yet. */
  registry: string;
  /** The release meant; undefined for the one that the command finds itself. */
  buildId: string | undefined;
  /** File with the section's private release key; undefined for the development key of a site on this machine. */
  key: string | undefined;
  /** Share of the visitors that a promotion is for; undefined for all. */
  percent: number | undefined;
  /** Whether an assembled build becomes the live one at once, as local builds do. */
  live: boolean;
}

/** The id of the section in a workspace. Throws with one clear line when the name is no section's. */
export function sectionNamed(workspace: string): string {
  if (!/^mf-[a-z\d-]+$/.test(workspace)) throw new Error(`${workspace} is no section: their workspaces are named mf-…`);
  return workspace.replaceAll('-', '_');
}

/** Reads the arguments after the section's name. Throws with one clear line when they make no sense. */
export function releaseOptions(workspace: string, args: string[]): ReleaseOptions {
  const section = sectionNamed(workspace);
  const folder = path.join(root, workspace);
  const { values } = parseArgs({
    args,
    options: {
      build: { type: 'string', default: path.join(folder, 'build') },
      site: { type: 'string', default: path.join(folder, 'dist') },
      origin: { type: 'string' },
      shell: { type: 'string', default: path.join(root, 'shell/dist') },
      registry: { type: 'string', default: path.join(root, 'platform-tools/local/registry.json') },
      id: { type: 'string' },
      key: { type: 'string' },
      percent: { type: 'string' },
      live: { type: 'boolean', default: false },
    },
  });
  return {
    section,
    build: values.build,
    site: values.site,
    origin: values.origin,
    shell: values.shell,
    registry: values.registry,
    buildId: values.id,
    key: values.key ?? process.env.CURSIV_RELEASE_KEY,
    percent: values.percent === undefined ? undefined : Number(values.percent),
    live: values.live,
  };
}
