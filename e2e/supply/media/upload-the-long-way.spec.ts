import { rmSync } from 'node:fs';
import { KillableBrowser } from '../../support/kills/killable-browser.ts';
import { expect, test } from '../../support/site.ts';
import { makeLargeFilm, sha256Of } from '../../support/uploads/large-film.ts';
import { uploadTheLongWay } from '../../support/uploads/long-way.ts';

const BYTES = 12 * 1024 * 1024;

test('a film is stored byte for byte after a pause, three outages, another language, a reload and a closed browser', async ({
  site,
}, testInfo) => {
  const film = testInfo.outputPath('film.mp4');
  const browser = new KillableBrowser();
  try {
    await makeLargeFilm(film, BYTES);
    expect(await uploadTheLongWay(browser, site, film, BYTES, 20)).toBe(await sha256Of(film));
  } finally {
    await browser.forget();
    rmSync(film, { force: true });
  }
});
