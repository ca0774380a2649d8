// `npm run bench -- composition`: the cost of composing the site at run time, compared with the same code built as one
// bundle.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import { type Browser, chromium } from '@playwright/test';
import { SkewSite } from '../skew/support/skew-site.ts';
import { launchOptions } from '../support/page/browser.ts';
import { roundsOf } from './count-rounds.ts';
import { measurePage, median, type PageLoad, slowDown } from './measure-page.ts';
import { OneBundleSite } from './one-bundle-site.ts';
import { PlainSite } from './plain-site.ts';

const RUNS = 5;
const PAGES = ['/', '/courses'];
/** The budget of composition. */
const MAX_MORE_SCRIPT = 10_000;
const MAX_LCP_RATIO = 1.1;
const MAX_ROUNDS = 1;

interface Variant {
  site: SkewSite;
  loads: Record<string, PageLoad[]>;
}

/** Loads every page in both variants alternately, so that drift of the machine affects both alike. */
async function measure(browser: Browser, variants: Variant[]): Promise<void> {
  for (let run = 0; run < RUNS; run += 1) {
    for (const { site, loads } of run % 2 === 0 ? variants : variants.toReversed()) {
      await site.start();
      for (const page of PAGES) {
        const load = await measurePage(browser, `http://localhost:3000${page}`);
        loads[page] = [...(loads[page] ?? []), load];
      }
      await site.pause();
    }
  }
}

/** Network rounds from a click on a link into another section, whose code is already loaded, to its page. */
async function roundsToSecondSection(browser: Browser, site: SkewSite): Promise<number> {
  await site.start();
  const page = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await page.goto('http://localhost:3000/login');
  await page.getByLabel('E-mail').fill('learner@cursiv.test');
  await page.getByLabel(/^Parola/).fill('cursiv-demo');
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('http://localhost:3000/dashboard/courses');
  await page.locator('[data-section="mf_dashboard"] h1').waitFor();
  await slowDown(page);
  const link = page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name: 'Cursuri' });
  await link.hover();
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet][href*=":3001"]'));
  // The last of the page's code arrives with its style or right after it.
  await page.waitForTimeout(2_000);
  const rounds = await roundsOf(
    page,
    () => link.click(),
    () => page.locator('[data-section="mf_public"] h1').waitFor(),
  );
  await page.context().close();
  await site.pause();
  return rounds;
}

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');

interface Variants {
  /** As visitors get it. */
  composed: Variant;
  /** The same when the browser makes the pages, as it does with one bundle. */
  plain: Variant;
  single: Variant;
}

const figureOf = ({ loads }: Variant, page: string, figure: keyof PageLoad) =>
  median((loads[page] ?? []).map((load) => load[figure]));

function lcpRow(page: string, figure: string, variant: Variant, single: Variant) {
  const [lcp, singleLcp] = [figureOf(variant, page, 'lcpMs'), figureOf(single, page, 'lcpMs')];
  const ratio = lcp / singleLcp;
  const row = { page, figure, composed: `${lcp.toFixed(0)} ms`, 'one bundle': `${singleLcp.toFixed(0)} ms` };
  return { ...row, difference: ratio.toFixed(2), bar: `<= ${MAX_LCP_RATIO}`, is: verdict(ratio <= MAX_LCP_RATIO) };
}

function report({ composed, plain, single }: Variants, rounds: number): void {
  const rows = PAGES.flatMap((page) => {
    const of = (variant: Variant, figure: keyof PageLoad) => figureOf(variant, page, figure);
    const [script, singleScript] = [of(composed, 'scriptBytes'), of(single, 'scriptBytes')];
    return [
      {
        page,
        figure: 'script',
        composed: inKb(script),
        'one bundle': inKb(singleScript),
        difference: inKb(script - singleScript),
        bar: `<= ${inKb(MAX_MORE_SCRIPT)}`,
        is: verdict(script - singleScript <= MAX_MORE_SCRIPT),
      },
      lcpRow(page, 'LCP', composed, single),
      lcpRow(page, 'LCP, server down', plain, single),
      {
        page,
        figure: 'requests',
        composed: of(composed, 'requests'),
        'one bundle': of(single, 'requests'),
        difference: of(composed, 'requests') - of(single, 'requests'),
      },
    ];
  });
  console.table([
    ...rows,
    {
      page: 'second section',
      figure: 'rounds',
      composed: rounds,
      bar: `<= ${MAX_ROUNDS}`,
      is: verdict(rounds <= MAX_ROUNDS),
    },
  ]);
}

const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-bench-'));
const backend = await startLocalCloud(path.join(folder, 'data'));
const browser = await chromium.launch(launchOptions);
const oneBundle = new OneBundleSite();
const variants: Variants = {
  composed: { site: new SkewSite(), loads: {} },
  plain: { site: new PlainSite(), loads: {} },
  single: { site: oneBundle, loads: {} },
};
try {
  await oneBundle.build();
  await measure(browser, Object.values(variants));
  report(variants, await roundsToSecondSection(browser, variants.composed.site));
} finally {
  await browser.close();
  for (const { site } of Object.values(variants)) await site.stop();
  backend.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
