import { parseShellBuild, type ShellBuild } from '@cursiv/shared-platform';
import { type FileSource, readJson } from '../sources/file-source.ts';

/** The live build of a shell. Throws when the shell does not tell. */
export async function liveShellBuild(shell: FileSource): Promise<ShellBuild> {
  const { id } = (await readJson(shell, 'builds/latest.json')) as { id: string };
  return parseShellBuild(await readJson(shell, `builds/meta/${id}.json`), id);
}
