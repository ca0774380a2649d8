import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { functionsLock, type LockedPackages } from './functions-lock.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const { packages } = readJson('package-lock.json') as { packages: LockedPackages };
const dependencies = { 'firebase-admin': '14.5.1', 'firebase-functions': '7.4.0' };
const described = { name: 'cursiv-functions', private: true, engines: { node: '24' }, dependencies };

describe('the lock file of the deployed functions', () => {
  const lock = functionsLock(packages, described);
  const installed = Object.entries(lock.packages).filter(([place]) => place !== '');

  it('has every package with the version and hash that the tests ran with', () => {
    expect(installed.length).toBeGreaterThan(50);
    for (const [place, { version, integrity }] of installed as [string, LockedPackages[string]][]) {
      expect([place, version, integrity]).toEqual([place, packages[place]?.version, expect.stringMatching(/^sha512-/)]);
    }
  });

  it('has nothing that only developers need', () => {
    expect(lock.packages).not.toHaveProperty('node_modules/jest');
  });

  it('is one that npm installs from', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-functions-'));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(described));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const options = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync('npm', options, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('is not made when the tests ran without a package that is needed', () => {
    const wanted = { ...described, dependencies: { 'no-such-package': '1.0.0' } };
    expect(() => functionsLock(packages, wanted)).toThrow('package-lock.json has no no-such-package');
  });
});
