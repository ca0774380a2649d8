// `npm run lock`: adds to package-lock.json the other platforms' optional packages that the registry in use does not
// serve. Without them `npm ci` refuses the lock file. `npm run lock -- --integrity` asks the registry for missing
// hashes, which needs a registry with all platforms. Removes demands on Node by packages that the old Node never runs.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askRegistry } from './lock/ask-registry.ts';
import { completeIntegrities, withoutIntegrity } from './lock/complete-integrities.ts';
import { dropMetEngines } from './lock/engines.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  engines?: { node?: string };
}

const FILE = 'package-lock.json';

/** Words in a package's name, in search order, and npm's name for that platform. */
const SYSTEMS = [
  ['android', 'android'],
  ['darwin', 'darwin'],
  ['freebsd', 'freebsd'],
  ['openharmony', 'openharmony'],
  ['windows', 'win32'],
  ['win32', 'win32'],
  ['linux', 'linux'],
  ['sunos', 'sunos'],
  ['netbsd', 'netbsd'],
  ['openbsd', 'openbsd'],
  ['aix', 'aix'],
] as const;
const PROCESSORS = [
  ['wasm32', 'wasm32'],
  ['arm64', 'arm64'],
  ['aarch64', 'arm64'],
  ['arm', 'arm'],
  ['x64', 'x64'],
  ['ia32', 'ia32'],
  ['ppc64', 'ppc64'],
  ['riscv64', 'riscv64'],
  ['s390x', 's390x'],
  ['loong64', 'loong64'],
  ['mips64', 'mips64el'],
  ['64', 'x64'],
] as const;

const platformIn = (name: string, words: readonly (readonly [string, string])[]) =>
  words.find(([word]) => name.includes(word))?.[1];

/** Whether node would find a dependency from a package's folder, searching upwards. */
function isLocked(packages: Record<string, LockedPackage>, from: string, dependency: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${dependency}`]) return true;
    if (!folder) return false;
  }
}

function entryFor(dependency: string, version: string, dependent: LockedPackage): LockedPackage | undefined {
  const name = dependency.split('/').at(-1) ?? dependency;
  const os = platformIn(name, SYSTEMS);
  const cpu = platformIn(name, PROCESSORS);
  if (!os && !cpu) return undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dependent.dev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
    ...(name.includes('musl') && { libc: ['musl'] }),
  };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, LockedPackage> };
let added = 0;
for (const [folder, dependent] of Object.entries(lock.packages)) {
  for (const [dependency, version] of Object.entries(dependent.optionalDependencies ?? {})) {
    const isExact = /^\d/.test(version);
    const entry = isExact && !isLocked(lock.packages, folder, dependency) && entryFor(dependency, version, dependent);
    if (!entry) continue;
    lock.packages[`node_modules/${dependency}`] = entry;
    added += 1;
  }
}
const { values: options } = parseArgs({ options: { integrity: { type: 'boolean', default: false } } });
const completed = options.integrity ? completeIntegrities(lock.packages, askRegistry) : 0;
const dropped = dropMetEngines(lock.packages);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms and ${completed} hashes added to ${FILE}`);
console.log(`${dropped} demands on Node taken out`);
console.log(`${withoutIntegrity(lock.packages).length} packages are locked without a hash`);
