import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The headless shell first: it starts in a third of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, one on the PATH, or one that Playwright installed; undefined when there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const cache = path.join(homedir(), '.cache/ms-playwright');
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    MAC,
    ...globSync('chromium-*/chrome-linux*/chrome', { cwd: cache }).map((file) => path.join(cache, file)),
  ];
  return candidates.find((candidate) => candidate !== '' && existsSync(candidate));
}
