import { reasonsToRefuse } from '@cursiv/shared-platform';
import { pageOf, type Renderer } from '../render/question.ts';
import type { LiveRelease, LiveSite } from '../site/live-site.ts';
import { composeDocument, ownScripts } from './document/compose-document.ts';
import { type InlineTexts, shellTexts } from './document/inline-hashes.ts';
import { inlinedStyle } from './document/inlined-styles.ts';

export interface PageAnswer {
  status: number;
  document: string;
  /** What stands in it and is known. */
  inline: InlineTexts;
  isRendered: boolean;
}

/** The shell's own document, in which the browser makes the page alone. */
export const plainAnswer = ({ shell }: LiveSite, isPage: boolean): PageAnswer => ({
  status: isPage ? 200 : 404,
  document: shell.document,
  inline: shellTexts(shell),
  isRendered: false,
});

/**
 * A page that `render` makes with the live code, as a document that is complete before any script runs. `address` is path and query.
 * Undefined when the section's pages are not rendered on the server, as the release or the registry says; rejects when this one cannot be,
 * or must not, as browsers refuse the release as well.
 */
export async function renderedAnswer(
  site: LiveSite,
  live: LiveRelease,
  address: string,
  render: Renderer,
): Promise<PageAnswer | undefined> {
  const { file: release, baseUrl, integrity, revision, canary } = live;
  const { firstView } = release;
  const { origin, registry, config, shell, offer } = site;
  if (!firstView?.server || !registry.sections[release.section].releaseKey) return undefined;
  const refused = reasonsToRefuse(release, registry.sections[release.section], offer);
  if (refused.length > 0) throw new Error(`${release.section} ${release.buildId} must not run: ${refused.join('; ')}`);
  const { section, buildId } = release;
  const rendering = await render({ address, section, release: { buildId, integrity }, shell: shell.id });
  const page = pageOf(rendering);
  const ofPage =
    page.routeId === undefined ? [] : [firstView.pages[page.routeId] ?? [], firstView.messages[page.locale]];
  const files = page.routeId === undefined ? [] : [...firstView.entry, ...ofPage.flat()];
  const styles = files.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(styles.map((file) => inlinedStyle(release, baseUrl, file)));
  const css = [...shell.styles.map(({ text }) => text), ...texts].join('\n');
  const { firstView: _onlyForTheServer, ...forBrowser } = release;
  const data = {
    origin,
    registry,
    config,
    release: forBrowser,
    integrity,
    ...(revision !== undefined && { revision }),
    ...(canary && { canary }),
    ...(rendering.payload && { payload: rendering.payload }),
  };
  const ofShell = shellTexts(shell);
  return {
    status: page.status,
    document: composeDocument({ shell, page, release, baseUrl, files, css, data }),
    inline: { scripts: [...ofShell.scripts, ...ownScripts], styles: [...ofShell.styles, css] },
    isRendered: true,
  };
}
