import {
  type LiveView,
  type MenuEntry,
  type PageLocale,
  payloadAddress,
  type RouteDeclaration,
  type SiteAddress,
} from '@cursiv/shared-platform';
import { pageOf, type Question, type Renderer } from '../render/question.ts';
import { refusals } from '../site/fit-releases.ts';
import type { LiveRelease, LiveSite } from '../site/live-site.ts';
import { shownLanguage } from '../site-figures/answers/shown-language.ts';
import { BANNER_SCRIPT, BANNER_STYLE, bannerHtml } from './banner/banner-html.ts';
import type { ShownBanner } from './banner/banner-reader.ts';
import { codeTime } from './document/code-time.ts';
import { composeDocument, ownScripts, plainDocument } from './document/compose-document.ts';
import { ASK_EARLY, earlyQuestion } from './document/early-question.ts';
import { type InlineTexts, shellTexts } from './document/inline-hashes.ts';
import { inlinedStyle } from './document/inlined-styles.ts';
import { signedInHints, WHEN_SIGNED_IN } from './document/signed-in-hints.ts';

export interface PageAnswer {
  status: number;
  document: string;
  /** What stands in it and is known. */
  inline: InlineTexts;
  isRendered: boolean;
  /** The language of what the page is about, where its data tell. */
  shownIn?: PageLocale | undefined;
}

/** What is live, what the whole site announces now, and the day of the terms where administrators have changed them. */
export type AnnouncingSite = LiveSite & { banner?: ShownBanner | undefined; terms?: string | undefined };

/** What a page's document has in itself for the banner. */
const bannerParts = ({ banner }: AnnouncingSite): { html: string } & InlineTexts => ({
  html: banner ? bannerHtml(banner) : '',
  scripts: banner ? [BANNER_SCRIPT] : [],
  styles: banner ? [BANNER_STYLE] : [],
});

/** The texts of both. */
const together = (one: InlineTexts, other: InlineTexts): InlineTexts => ({
  scripts: [...one.scripts, ...other.scripts],
  styles: [...one.styles, ...other.styles],
});

/** What is live for a page of a section. */
const liveView = ({ registry, config }: LiveSite, live: LiveRelease): LiveView => ({
  ...{ registry, config, release: live.file, integrity: live.integrity },
  ...(live.revision !== undefined && { revision: live.revision }),
  ...(live.canary && { canary: live.canary }),
});

/** A page as its address names it; without a route there is none. */
export type AddressedPage = Pick<SiteAddress<RouteDeclaration>, 'route' | 'locale' | 'pathname'> & { search?: string };

/** The shell's own document, in which the browser makes the page alone: with the entries of the menus, and what is live where that is known. */
export function plainAnswer(
  site: AnnouncingSite,
  menu: readonly MenuEntry[],
  page: AddressedPage | undefined,
  live?: LiveRelease,
): PageAnswer {
  const banner = bannerParts(site);
  const { route, locale } = page ?? {};
  const payload = page?.route && payloadAddress(page.route, { search: '', ...page });
  const hints = live && route && locale ? signedInHints({ site, live, route, locale }) : '';
  const own = { scripts: [ASK_EARLY, ...(hints ? [WHEN_SIGNED_IN] : [])], styles: [] };
  return {
    // Without a release nobody knows its pages.
    status: page && (page.route || !live) ? 200 : 404,
    document: plainDocument(site.shell, {
      ...{ menu, live: live && liveView(site, live), banner: banner.html, terms: site.terms },
      early: earlyQuestion(site.config as Parameters<typeof earlyQuestion>[0], payload) + hints,
    }),
    inline: together(together(shellTexts(site.shell), own), banner),
    isRendered: false,
  };
}

/**
 * A page that `render` makes with the live code, as a document that is complete before any script runs. `address` is path and query.
 * Undefined when the section's pages are not rendered on the server, as the release or the registry says; rejects when this one cannot be,
 * or must not, as browsers refuse the release as well.
 */
export async function renderedAnswer(
  site: AnnouncingSite,
  live: LiveRelease,
  { address, menu }: Pick<Question, 'address' | 'menu'>,
  render: Renderer,
): Promise<PageAnswer | undefined> {
  const { file: release, baseUrl, integrity } = live;
  const { firstView } = release;
  const { origin, registry, shell, offer } = site;
  if (!firstView?.server || !registry.sections[release.section]?.releaseKey) return undefined;
  const refused = refusals(release, registry.sections, offer);
  if (refused.length > 0) throw new Error(`${release.section} ${release.buildId} must not run: ${refused.join('; ')}`);
  const { section, buildId } = release;
  const rendering = await render({ address, section, release: { buildId, integrity }, shell: shell.id, menu });
  const page = pageOf(rendering);
  const files =
    page.routeId === undefined
      ? []
      : [...firstView.entry, ...(firstView.pages[page.routeId] ?? []), ...firstView.messages[page.locale]];
  const styles = files.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(styles.map((file) => inlinedStyle(release, baseUrl, file)));
  const css = [...shell.styles.map(({ text }) => text), ...texts].join('\n');
  const { firstView: _onlyForTheServer, ...whole } = release;
  const data = {
    ...liveView(site, live),
    // Hashes of all its files are a fifth of a document: they come with the scripts, once for all pages.
    release: shell.takesNamedRelease ? { section, buildId } : whole,
    origin,
    menu,
    ...(rendering.payload && { payload: rendering.payload }),
  };
  const banner = bannerParts(site);
  const own = { scripts: ownScripts, styles: [css] };
  return {
    status: page.status,
    document: composeDocument({
      shell,
      page,
      release,
      baseUrl,
      files,
      css,
      codeOn: codeTime(shell, release, page),
      banner: banner.html,
      terms: site.terms,
      data,
    }),
    inline: together(together(shellTexts(shell), own), banner),
    isRendered: true,
    shownIn: shownLanguage(rendering.payload?.body),
  };
}
