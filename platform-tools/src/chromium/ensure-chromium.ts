import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Debian's own package if we may install it, else the browser that Playwright downloads. */
function install(): void {
  const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isInstalled = (name: string) => run('apt-get', ['install', '-y', '-qq', name]);
  if (canInstallPackages && run('apt-get', ['update', '-qq'])) {
    if (isInstalled('chromium-headless-shell') || isInstalled('chromium')) return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

/** Path of a Chromium, installed first when the machine has none. When that fails, throws with advice. */
export function ensureChromium(): string {
  if (!findChromium()) install();
  const found = findChromium();
  if (!found) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}
