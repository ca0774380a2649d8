import { createHash } from 'node:crypto';
import type { PayloadSource } from '@cursiv/shared-platform';
import { type SiteWatcher, shellBuild } from '../site/live-site.ts';
import type { KeptRenderings } from './kept-renderings.ts';
import type { SectionProcesses } from './process/section-processes.ts';
import { pageIn, type Question, type Rendering } from './question.ts';
import { sectionCode } from './section-code.ts';
import { signedRelease } from './signed-releases.ts';

/** A short name for what may be long. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** What renders pages, and what it keeps of them. */
export interface Renderers {
  processes: SectionProcesses;
  kept: KeptRenderings;
}

/**
 * A page as the process of its release renders it. Rejects when the release may not run on the server, or the page is
 * unavailable.
 */
export async function renderPage(
  question: Question,
  watch: SiteWatcher,
  { processes, kept }: Renderers,
  payload: PayloadSource,
): Promise<Rendering> {
  const { address, section, release, shell: shellId, menu } = question;
  const { origin, registry, config } = await watch.deployment();
  const { file, baseUrl } = await signedRelease(question, registry);
  const shell = await shellBuild(origin, shellId);
  const key = `${shell.server.integrity} ${release.integrity}`;
  const runnable = { origin, shell, section, file, baseUrl };
  const from = sha256(JSON.stringify([key, question, registry, config]));
  return kept.of(from, payload, async (source) => {
    const process = await processes.of(section, release.buildId, key, () => sectionCode(runnable));
    return pageIn(await process.render({ address, origin, registry, config, release: file, menu }, source));
  });
}
