// Writes the package file of the bundled functions, with the packages they need: run in the functions' folder after their bundler.
import { readFileSync, writeFileSync } from 'node:fs';

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
