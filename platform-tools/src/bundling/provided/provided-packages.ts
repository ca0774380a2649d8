import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PackageNames } from '@cursiv/shared-platform';
import { sourceExports } from './source-exports.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const isDevelopment = process.env.NODE_ENV === 'development';

/** Packages of others, each with one copy a page. */
const OTHERS = ['react', 'react/jsx-runtime', ...(isDevelopment ? ['react/jsx-dev-runtime'] : []), 'react-dom'];

/** Our own doors: to the shell, and to packages of others. Sections reach react-router, i18next, zustand and firebase only through them. */
const FACADES = [
  '@cursiv/shared-platform/shell',
  '@cursiv/shared-router',
  '@cursiv/shared-i18n',
  '@cursiv/shared-auth',
  '@cursiv/shared-firebase',
  '@cursiv/shared-firebase/app-check',
  '@cursiv/shared-firebase/auth',
  '@cursiv/shared-firebase/firestore',
  '@cursiv/shared-firebase/functions',
  '@cursiv/shared-firebase/storage',
];

/** What the shell provides and every section takes from it, one copy a page. */
export const PROVIDED: readonly string[] = [...OTHERS, ...FACADES];

/** What a section's build tells the federation plugin: it holds none of them, and takes them from the shell. */
export const takenFromShell = () =>
  Object.fromEntries(
    PROVIDED.map((name) => [name, { singleton: true, requiredVersion: false as const, import: false as const }]),
  );

/** Of these the shell loads some when a section asks for them; in browsers alone. */
export const ON_DEMAND: readonly string[] = PROVIDED.filter(
  (name) => name.startsWith('@cursiv/shared-firebase/') || name === 'react/jsx-dev-runtime',
);

const { resolve } = createRequire(path.join(root, 'package.json'));

function versionOf(request: string): string {
  const [name] = request.split('/');
  return (JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;
}

/** The names that packages of others export. They are asked in a process of their own: React exports more where it is developed with. */
function installedExports(requests: readonly string[]): Record<string, string[]> {
  const program = `JSON.stringify(Object.fromEntries(${JSON.stringify(requests)}.map((name) => [name, Object.keys(require(name)).sort()])))`;
  const env = { ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' };
  return JSON.parse(execFileSync(process.execPath, ['--print', program], { cwd: root, env, encoding: 'utf8' }));
}

/** Every provided package with the names that it exports as it is here, and its version when others make it. */
export function providedPackages(): Record<string, PackageNames> {
  const installed = Object.entries(installedExports(OTHERS));
  return Object.fromEntries([
    ...installed.map(([name, names]) => [name, { version: versionOf(name), names }]),
    ...FACADES.map((name) => [name, { names: sourceExports(resolve(name)) }]),
  ]);
}
