import type { ReleaseFile, ShellReleaseFile } from '@cursiv/shared-platform';
import { fetchVerified } from '../site/site-files.ts';
import type { NamedCode } from './process/section-process.ts';

/** A release that may run on the server, with the build of the shell it runs in. */
export interface RunnableRelease {
  origin: string;
  shell: ShellReleaseFile;
  section: string;
  file: ReleaseFile;
  /** Address of its folder. */
  baseUrl: string;
}

/**
 * The code of the shell and of a section's release, each checked against its release file. Rejects when it is
 * unavailable.
 */
export async function sectionCode({ origin, shell, section, file, baseUrl }: RunnableRelease): Promise<NamedCode[]> {
  const server = file.firstView?.server;
  if (server === undefined) throw new Error(`${section} ${file.buildId} has no code for the server`);
  const [ofShell, ofSection] = await Promise.all([
    fetchVerified(`${origin}/${shell.server.file}`, shell.server.integrity),
    fetchVerified(baseUrl + server, file.integrity[server]),
  ]);
  return [
    { name: `shell ${shell.id}`, code: ofShell },
    { name: `${section} ${file.buildId}`, code: ofSection },
  ];
}
