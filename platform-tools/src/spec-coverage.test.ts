import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const rows = readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (§|F)\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/spec-coverage.md', () => {
  it.each(rows)('%s%s %s is held by a test', (_, _spec, _row, file = '', title = '') => {
    const test = path.join(root, file);
    expect(existsSync(test)).toBe(true);
    expect(readFileSync(test, 'utf8')).toContain(title);
  });
});
