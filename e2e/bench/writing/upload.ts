// `npm run bench -- upload [--mib 1024]`: a large film goes the long way; fails when other bytes are stored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KillableBrowser } from '../../support/kills/killable-browser.ts';
import { LocalSite } from '../../support/local-site.ts';
import { makeLargeFilm, sha256Of } from '../../support/uploads/large-film.ts';
import { uploadTheLongWay } from '../../support/uploads/long-way.ts';

const { values } = parseArgs({ options: { mib: { type: 'string', default: '1024' } } });
const bytes = Number(values.mib) * 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-film-'));
const film = path.join(folder, 'film.mp4');
const site = new LocalSite();
const browser = new KillableBrowser();
try {
  await makeLargeFilm(film, bytes);
  await site.start();
  const begun = performance.now();
  const [sent, stored] = [await sha256Of(film), await uploadTheLongWay(browser, site, film, bytes)];
  console.log(`${values.mib} MiB in ${Math.round((performance.now() - begun) / 1000)} s`);
  console.log(`peak memory, MiB: browser ${browser.peakMemory()}, backend ${site.peakMemory()}`);
  console.log(`sent   ${sent}\nstored ${stored}`);
  if (sent !== stored) process.exitCode = 1;
} finally {
  await browser.forget();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
