import { readFileSync } from 'node:fs';
import path from 'node:path';
import { admits, dropMetEngines } from './engines.ts';

const LOCK = path.resolve(import.meta.dirname, '../../../package-lock.json');

describe('demands on Node in the lock file', () => {
  it.each([
    ['>=22', '22.0.0', true],
    ['>=22.12.0', '22.11.9', false],
    ['^22.13||^24||>=26', '24.21.0', true],
    ['^22.13||^24||>=26', '25.0.0', false],
    ['22 || 24 || 26', '24.21.0', true],
    ['22 || 24 || 26', '20.20.2', false],
    ['*', '20.0.0', true],
    ['something else', '24.21.0', false],
  ])('%s admits %s: %s', (range, version, expected) => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(admits(range, [major, minor, patch])).toBe(expected);
  });

  it('are taken out where only the pinned Node has to meet them', () => {
    const packages = {
      'node_modules/node': { version: '24.21.0' },
      'node_modules/modern': { engines: { node: '>=22' } },
      'node_modules/modest': { engines: { node: '>=18' } },
      'node_modules/future': { engines: { node: '>=26' } },
    };
    expect(dropMetEngines(packages)).toBe(1);
    expect(packages).toEqual({
      'node_modules/node': { version: '24.21.0' },
      'node_modules/modern': {},
      'node_modules/modest': { engines: { node: '>=18' } },
      'node_modules/future': { engines: { node: '>=26' } },
    });
  });

  it('leave nothing that npm on Node 20 would warn of, nor a package that is deprecated', () => {
    const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as {
      packages: Record<string, { engines?: { node?: string }; deprecated?: string }>;
    };
    const loud = Object.entries(packages).filter(
      ([, { engines, deprecated }]) => deprecated !== undefined || !admits(engines?.node ?? '*', [20, 20, 2]),
    );
    expect(loud.map(([name]) => name)).toEqual([]);
  });
});
