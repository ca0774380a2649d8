// `npm run bench -- pages [--runs 5]`: first and repeated visits of public pages on a slow phone, compared with the
// same pages without scripts and with the same code built as one bundle.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import { type Browser, chromium } from '@playwright/test';
import { SkewSite } from '../skew/support/skew-site.ts';
import { launchOptions } from '../support/page/browser.ts';
import { measureVisits, median, type PageLoad } from './measure-page.ts';
import { OneBundleSite } from './one-bundle-site.ts';
import { STATIC_SITE, serveStaticPages } from './static-page.ts';

const SITE = 'http://localhost:3000';
const PAGES = ['/', '/courses', '/courses/python-first-steps'];
const VARIANTS = ['site', 'static', 'one bundle'] as const;
const VISITS = ['cold', 'warm'] as const;
/** The budget of a page (docs/speed.md). */
const MAX_LCP_RATIO = 1.15;
const MAX_CLS = 0.02;
const MAX_AT_REST = 125 * 1024;
const MAX_BLOCKING_MS = 150;

type Variant = (typeof VARIANTS)[number];
type Loads = Map<string, PageLoad[]>;
interface Sites {
  composed: SkewSite;
  oneBundle: OneBundleSite;
}

const keyOf = (variant: Variant, page: string, visit: (typeof VISITS)[number]) => `${variant} ${page} ${visit}`;

async function measure(browser: Browser, loads: Loads, variant: Variant): Promise<void> {
  for (const page of PAGES) {
    const visits = await measureVisits(browser, (variant === 'static' ? STATIC_SITE : SITE) + page);
    for (const visit of VISITS) {
      const key = keyOf(variant, page, visit);
      loads.set(key, [...(loads.get(key) ?? []), visits[visit]]);
    }
  }
}

/** Makes every page once, so that no visit waits for work that a running site did long ago. */
const warmUp = () => Promise.all(PAGES.map(async (page) => (await fetch(SITE + page)).text()));

/** Measures the site and the same without scripts, in the given order of variants. */
async function measureSite(browser: Browser, loads: Loads, site: SkewSite, variants: Variant[]): Promise<void> {
  await site.start();
  await warmUp();
  const plain = await serveStaticPages(PAGES);
  for (const variant of variants) await measure(browser, loads, variant);
  plain.close();
  plain.closeAllConnections();
  await site.pause();
}

async function measureOneBundle(browser: Browser, loads: Loads, site: OneBundleSite): Promise<void> {
  await site.start();
  await measure(browser, loads, 'one bundle');
  await site.pause();
}

/** Measures the variants alternately, so that drift of the machine affects all alike. */
async function measureAll(browser: Browser, sites: Sites, runs: number): Promise<Loads> {
  const loads: Loads = new Map();
  for (let run = 0; run < runs; run += 1) {
    await measureSite(browser, loads, sites.composed, run % 2 === 0 ? ['site', 'static'] : ['static', 'site']);
    await measureOneBundle(browser, loads, sites.oneBundle);
  }
  return loads;
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');

function report(loads: Loads): void {
  const of = (variant: Variant, page: string, visit: (typeof VISITS)[number], figure: keyof PageLoad) =>
    median((loads.get(keyOf(variant, page, visit)) ?? []).map((load) => load[figure]));
  const rows = PAGES.flatMap((page) =>
    VISITS.flatMap((visit) =>
      VARIANTS.map((variant) => {
        const figure = (name: keyof PageLoad) => of(variant, page, visit, name);
        const ratio = figure('lcpMs') / of('static', page, visit, 'lcpMs');
        const bars = {
          'LCP bar': verdict(ratio <= MAX_LCP_RATIO),
          'CLS bar': verdict(figure('cls') < MAX_CLS),
          'script bar': verdict(figure('restBytes') <= MAX_AT_REST),
          'blocking bar': verdict(figure('blockingMs') <= MAX_BLOCKING_MS),
        };
        return {
          page,
          visit,
          variant,
          'LCP ms': Math.round(figure('lcpMs')),
          'to static': ratio.toFixed(2),
          CLS: figure('cls').toFixed(3),
          'blocking ms': Math.round(figure('blockingMs')),
          'script KB at rest': (figure('restBytes') / 1024).toFixed(1),
          'script KB': (figure('scriptBytes') / 1024).toFixed(1),
          requests: figure('requests'),
          repeated: figure('repeatedRequests'),
          ...(variant === 'site' && bars),
        };
      }),
    ),
  );
  console.table(rows);
}

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-bench-'));
const backend = await startLocalCloud(path.join(folder, 'data'));
const browser = await chromium.launch(launchOptions);
const sites: Sites = { composed: new SkewSite({ hasEdge: true }), oneBundle: new OneBundleSite() };
try {
  await sites.oneBundle.build();
  report(await measureAll(browser, sites, Number(options.runs)));
} finally {
  await browser.close();
  await sites.composed.stop();
  await sites.oneBundle.stop();
  backend.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
