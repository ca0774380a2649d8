import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import type { LiveView } from '@cursiv/shared-platform';
import type { Page } from '@playwright/test';
import { ask } from '../../support/ask.ts';
import { turnTo } from '../../support/page/turn-to.ts';
import { test as base, expect } from '../../support/test.ts';
import { type Live, SkewSite } from './skew-site.ts';

/** A test that owns the sites of shell and sections, each in its own version; the backend is shared. */
export const test = base.extend<{ site: SkewSite }, { backend: undefined }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-skew-data-'));
      const backend = await startLocalCloud(folder);
      await use(undefined);
      const exited = once(backend, 'exit');
      backend.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true },
  ],
  // The page closes before its site stops, so that no late request is refused.
  page: async ({ page, site: _site }, use) => use(page),
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const site = new SkewSite();
      try {
        await site.start();
        // The state left by the previous test is gone.
        for (const section of Object.keys(A_PAGE_OF)) await isServed(site, section);
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { auto: true },
  ],
});

export { expect };

/** The part of the page that a section fills. */
export const sectionOf = (page: Page, section: string) => page.locator(`[data-section="${section}"]`);

/** The page's heading. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Expects the page to say why it does not answer: what the server rendered stands until somebody wants an answer of it, also after the page
 * was loaded anew.
 */
export const isToldOf = (page: Page, title: string) =>
  expect(async () => {
    await turnTo(page);
    await expect(heading(page, title)).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** Goes to a page by the site's main navigation. */
export const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name }).click();

/** Advances the clock by more than an hour, after which an open page asks for newer builds; needs an installed clock. */
export async function passAnHour(page: Page): Promise<void> {
  // Only a page that has come alive asks.
  await page.waitForFunction(() => 'authHydrated' in document.documentElement.dataset);
  const asked = page.waitForResponse('**/builds/latest.json?*');
  await page.clock.fastForward('01:05:00');
  await asked;
}

/** Waits until the page knows that the next navigation must load the document. */
export const updateIsPending = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Notes, in pages opened from now on, the address and hash of every script and style of an origin that enters the document. */
export async function watchHashes(page: Page, origin: string): Promise<() => Promise<string[][]>> {
  await page.addInitScript((from) => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap((mutation) => [...mutation.addedNodes])) {
        // A disabled style is not fetched: it marks one that is already in the document.
        if (node instanceof HTMLLinkElement && node.disabled) continue;
        const url = node instanceof HTMLScriptElement ? node.src : node instanceof HTMLLinkElement ? node.href : '';
        if (url.startsWith(from) && /\.(js|css)$/.test(url)) seen.push([url, (node as HTMLScriptElement).integrity]);
      }
    }).observe(document, { childList: true, subtree: true });
  }, origin);
  return () => page.evaluate(() => (window as unknown as { seen: string[][] }).seen);
}

/**
 * The builds and revisions in a page, rendered or left to the browser; undefined for a document that knows of no release, as when
 * its section is switched off.
 */
function servedIn(document: string): Live | undefined {
  const [, json] =
    /<script type="application\/json" (?:id="first-view"|data-live)>(.*?)<\/script>/s.exec(document) ?? [];
  if (!json) return undefined;
  const { registry, release, revision } = JSON.parse(json) as LiveView;
  return { registry: registry.revision, build: release.buildId, pointer: revision };
}

/** Between two looks, in milliseconds: what the server has read it trusts for a second. */
const LOOK_MS = [100];

/** A page of each section. */
const A_PAGE_OF: Readonly<Record<string, string>> = {
  'mf-public': '/courses',
  'mf-dashboard': '/dashboard',
  'mf-admin': '/admin',
};

/** Waits until no page of the section is served with the previous release: the server trusts its reads for a moment. */
export async function isServed(site: SkewSite, section = 'mf-public'): Promise<void> {
  const live = site.live(section);
  const page = `http://localhost:3000${A_PAGE_OF[section]}`;
  const serve = async () => servedIn(await (await ask(page)).text()) ?? live;
  await expect.poll(serve, { intervals: LOOK_MS }).toEqual(live);
}

/** Waits until pages start the deployed shell. */
export async function startsDeployedShell(site: SkewSite): Promise<void> {
  const document = readFileSync(path.join(site.folder('shell'), 'document.html'), 'utf8');
  const [script = 'no script'] = /\/assets\/shell\.\w+\.js/.exec(document) ?? [];
  const served = async () => (await ask('http://localhost:3000/courses')).text();
  await expect.poll(served, { intervals: LOOK_MS }).toContain(script);
}

/** Answers a page's address from now on with its present content, as a cache at the edge does for a while. */
export async function keepPage(page: Page, address: string): Promise<void> {
  const response = await page.request.get(address);
  // To the browser, the cached page comes from elsewhere, whose pages need permission to ask this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(`**${address}`, (route) => route.fulfill({ response }));
}
