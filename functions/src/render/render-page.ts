import type { PayloadSource } from '@cursiv/shared-platform';
import { type SiteWatcher, shellBuild } from '../site/live-site.ts';
import type { SectionProcesses } from './process/section-processes.ts';
import { pageIn, type Question, type Rendering } from './question.ts';
import { recording } from './recording.ts';
import { sectionCode } from './section-code.ts';
import { signedRelease } from './signed-releases.ts';

/**
 * Renders a page in the process of its release. Rejects when the release may not run on the server, or the page is
 * unavailable.
 */
export async function renderPage(
  question: Question,
  watch: SiteWatcher,
  processes: SectionProcesses,
  payload: PayloadSource,
): Promise<Rendering> {
  const { address, section, release, shell: shellId, menu } = question;
  const { origin, registry, config } = await watch.deployment();
  const { file, baseUrl } = await signedRelease(question, registry);
  const shell = await shellBuild(origin, shellId);
  const key = `${shell.server.integrity} ${release.integrity}`;
  const runnable = { origin, shell, section, file, baseUrl };
  const process = await processes.of(section, release.buildId, key, () => sectionCode(runnable));
  const recorded = recording(payload);
  const page = pageIn(
    await process.render({ address, origin, registry, config, release: file, menu }, recorded.source),
  );
  return { page, ...(recorded.answer && { payload: recorded.answer }) };
}
