import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const named = [...new Set([...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+)`/g)].map(([, place = '']) => place))];

describe('docs/architecture.md', () => {
  it.each(named)('names %s, which is there', (place) => {
    expect(existsSync(path.join(root, place))).toBe(true);
  });
});
