import type { PageLocale, RouteDeclaration, ShellReleaseFile } from '@cursiv/shared-platform';
import { refusals } from '../../site/fit-releases.ts';
import type { LiveRelease, LiveSite } from '../../site/live-site.ts';
import { sectionHint, shellHint } from './preload.ts';

/** How long the session's code waits for the page's own files at most, in milliseconds. */
const LATEST_MS = 3_000;

/**
 * Stands right after the hints in a plain document: puts them into effect for a person who seems signed in, and for an administrator
 * where the page is theirs (`seemsAllowed` of the shell). That is enough to fetch code; none of it runs before the guard has decided.
 * What confirms the session comes beside the shell. What the database is asked by and the page's own files follow one after the other:
 * on a slow line each would delay the others. Where the page shows what was asked for ahead, and the service has confirmed the session to
 * the document (`early-question.ts`), the session's code comes after the page's own files, which then show at once. The fonts come last of all: until
 * then the device's own stand in, of the same width.
 */
export const WHEN_SIGNED_IN = `
(() => {
  const third = document.currentScript.previousElementSibling;
  const second = third.previousElementSibling;
  const hints = second.previousElementSibling;
  const cookies = document.cookie.split('; ');
  if (!cookies.includes('auth-logged-in=true')) return;
  if (hints.dataset.signedIn === 'admin' && !cookies.includes('auth-is-admin=true')) return;
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))) return;
  } catch {
    // Blocked storage holds no session.
    return;
  }
  const bring = ({ content }) => {
    const files = [...content.children].map((file) => new Promise((done) => (file.onload = file.onerror = done)));
    document.head.append(content);
    return Promise.all(files);
  };
  const question = hints.dataset.then === 'page' && globalThis.earlyQuestion;
  const { dataset } = document.documentElement;
  dataset.ownFonts = 'later';
  const showFonts = () => delete dataset.ownFonts;
  setTimeout(showFonts, ${LATEST_MS});
  let startSession;
  const started = new Promise((done) => (startSession = done));
  if (question) {
    question.codeFollows = started;
    question.answer.then((answer) => answer?.ok || startSession());
    setTimeout(startSession, ${LATEST_MS});
  } else startSession();
  started.then(() => bring(hints));
  const follow = ({ target }) => {
    if (target.localName !== 'script') return;
    document.removeEventListener('load', follow, true);
    const next = bring(second);
    const last = next.then(startSession).then(() => started).then(() => bring(third));
    (hints.dataset.then === 'page' ? next : last).then(showFonts);
  };
  document.addEventListener('load', follow, true);
})();
`;

/** The shell's own script has a low priority, because it is deferred, and has to come first. */
const LATER = 'fetchpriority="low"';

/** A page that the browser makes alone. */
export interface PlainPage {
  site: Pick<LiveSite, 'registry' | 'offer'> & { shell: Pick<ShellReleaseFile, 'session' | 'doors' | 'signedIn'> };
  live: LiveRelease;
  route: RouteDeclaration;
  locale: PageLocale;
}

/**
 * Hints for all that a signed-in person's page loads beside the shell: the session's code, the database's, and the page's own files. Inert until
 * `WHEN_SIGNED_IN` runs. Empty when the release must not run, or when some visitors get another one.
 */
export function signedInHints({ site, live, route, locale }: PlainPage): string {
  const { file: release, baseUrl, canary } = live;
  const { firstView } = release;
  if (!firstView || canary || refusals(release, site.registry.sections, site.offer).length > 0) return '';
  const files = [...firstView.entry, ...(firstView.pages[route.id] ?? []), ...firstView.messages[locale]];
  const shellHints = (named: string[] = []) => named.map((file) => shellHint(file, LATER));
  const session = shellHints(site.shell.session);
  const page = files.map((file) => sectionHint(release, baseUrl, file, LATER));
  const { doors = [], signedIn = [] } = site.shell;
  const who = route.guard === 'admin' ? 'admin' : 'auth';
  const ahead = shellHints(doors);
  const [next, order] = route.payload
    ? // What was asked for ahead shows without the database's code, which comes once the page stands. Its own code comes with what is first.
      ['page', [[...session, ...ahead], [...ahead, ...page], []]]
    : ['data', [session, shellHints(signedIn), page]];
  const [first, ...rest] = order.map((hints) => hints.join(''));
  const templates = rest.map((hints) => `<template>${hints}</template>`).join('');
  return `<template data-signed-in="${who}" data-then="${next}">${first}</template>${templates}<script>${WHEN_SIGNED_IN}</script>`;
}
