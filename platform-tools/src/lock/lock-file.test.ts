import { readFileSync } from 'node:fs';
import path from 'node:path';
import { completeIntegrities, withoutIntegrity } from './complete-integrities.ts';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const file = path.resolve(import.meta.dirname, '../../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

/** The Node version that the pipelines and the functions run on. */
const runsHere = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');

describe('the lock file', () => {
  it('has a hash of every package that a pipeline installs or that a product holds', () => {
    const loose = withoutIntegrity(packages).filter((place) => {
      const entry = packages[place];
      return !entry?.optional || runsHere(entry);
    });
    expect(loose).toEqual([]);
  });

  it('names no registry: each machine asks its own', () => {
    const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('//'));
    expect(named).toEqual([]);
  });
});

describe('completing a lock file', () => {
  const hash = `sha512-${'a'.repeat(86)}==`;
  const loose = () => ({
    'node_modules/a': { version: '1.0.0', integrity: hash },
    'node_modules/@b/win32': { version: '2.0.0' } as Partial<Locked>,
    'node_modules/a/node_modules/c-darwin': { version: '3.0.0' } as Partial<Locked>,
    'mf-public': { version: '1.0.0' },
  });

  it('takes the missing hashes from the registry, by name and version', () => {
    const lock = loose();
    const known: Record<string, string> = { '@b/win32@2.0.0': hash, 'c-darwin@3.0.0': hash };
    expect(completeIntegrities(lock, (name, version) => known[`${name}@${version}`])).toBe(2);
    expect(withoutIntegrity(lock)).toEqual([]);
    expect(lock['node_modules/@b/win32']).toEqual({ version: '2.0.0', integrity: hash });
  });

  it('leaves what the registry does not have', () => {
    const lock = loose();
    expect(completeIntegrities(lock, () => undefined)).toBe(0);
    expect(withoutIntegrity(lock)).toEqual(['node_modules/@b/win32', 'node_modules/a/node_modules/c-darwin']);
  });

  it('takes no hash that is too weak or none', () => {
    for (const bad of ['sha1-abc', 'sha512-', 'yes']) {
      expect(() => completeIntegrities(loose(), () => bad)).toThrow('a hash that is none');
    }
  });
});
