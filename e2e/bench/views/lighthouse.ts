// `npm run bench -- lighthouse`: what Lighthouse says of public pages in both languages, as on a phone. It asks the package registry for Lighthouse.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { LocalSite } from '../../support/local-site.ts';
import { launchOptions, browser as settings } from '../../support/page/browser.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Where Lighthouse finds the browser. */
const DEBUGGING_PORT = 9333;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const PAGES = [
  ...['/', '/courses', '/courses/python-first-steps', '/resources', '/resources/foaie-liniata'],
  ...['/experts', '/experts/demo-helen-marsh', '/help', '/contact', '/terms'],
];
/** What is wanted, of 100. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Report {
  categories: Record<keyof typeof BARS, { score: number }>;
}

const run = promisify(execFile);

async function scoresOf(path: string): Promise<Record<keyof typeof BARS, number>> {
  const address = `${settings.baseURL}${path}`;
  const flags = ['--quiet', '--output=json', '--output-path=stdout', `--port=${DEBUGGING_PORT}`];
  const { stdout } = await run('npx', ['--yes', '--prefer-offline', LIGHTHOUSE, address, ...flags], {
    maxBuffer: MAX_REPORT_BYTES,
  });
  const { categories } = JSON.parse(stdout) as Report;
  const score = (name: keyof typeof BARS) => Math.round(categories[name].score * 100);
  return {
    ...{ performance: score('performance'), accessibility: score('accessibility') },
    ...{ 'best-practices': score('best-practices'), seo: score('seo') },
  };
}

const site = new LocalSite();
// A Romanian reader: an English one is led from `/` to `/en`.
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${DEBUGGING_PORT}`, '--accept-lang=ro-RO,ro'],
});
try {
  await site.start();
  const table: Record<string, Record<string, number>> = {};
  for (const page of PAGES)
    for (const path of [page, page === '/' ? '/en' : `/en${page}`]) {
      const scores = await scoresOf(path);
      table[path] = scores;
      if (Object.entries(BARS).some(([name, bar]) => scores[name as keyof typeof BARS] < bar)) process.exitCode = 1;
    }
  console.table({ ...table, wanted: BARS });
} finally {
  await browser.close();
  await site.stop();
}
