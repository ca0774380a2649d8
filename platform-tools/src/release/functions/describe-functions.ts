// Writes the package file of the bundled functions, with the packages they need, and the lock file for exactly these: run in the functions' folder after their bundler.
import { readFileSync, writeFileSync } from 'node:fs';
import { functionsLock, type LockedPackages } from './functions-lock.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
/** Our own packages, and zod, which they use, are in the bundle. */
const installed = Object.entries(dependencies).filter(([name]) => !name.startsWith('@cursiv/') && name !== 'zod');
const described = {
  name: 'cursiv-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '24' },
  dependencies: Object.fromEntries(installed),
};
writeFileSync('dist/package.json', `${JSON.stringify(described, null, 2)}\n`);
const { packages } = JSON.parse(readFileSync('../package-lock.json', 'utf8')) as { packages: LockedPackages };
writeFileSync('dist/package-lock.json', `${JSON.stringify(functionsLock(packages, described), null, 2)}\n`);
