import type { ContractVersion } from '@cursiv/shared-platform';
import { type FileSource, readJson } from './file-source.ts';

/** What a build of the shell is and offers, `/builds/meta/<id>.json`. */
export interface ShellBuild {
  id: string;
  /** When it was built, in milliseconds since 1970. */
  timestamp: number;
  contract: ContractVersion;
  /** Packages it provides to sections, with their versions. */
  provides: Record<string, string>;
  /** Its hashed files, which open tabs may still ask for after the next deploy. */
  assets: string[];
}

/** The live build of a shell. Throws when the shell does not tell. */
export async function liveShellBuild(shell: FileSource): Promise<ShellBuild> {
  const { id } = (await readJson(shell, 'builds/latest.json')) as { id: string };
  return (await readJson(shell, `builds/meta/${id}.json`)) as ShellBuild;
}
