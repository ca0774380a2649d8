import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const guide = readFileSync(path.join(root, 'docs/add-a-section.md'), 'utf8');
const blocks = [...guide.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const journal = path.join(root, 'e2e/skew/mf-journal');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: journal }).map((file) =>
  readFileSync(path.join(journal, file), 'utf8'),
);

describe('docs/add-a-section.md', () => {
  it.each(blocks)('writes what the tests deploy as a fourth section: %#', (code) => {
    expect(sources).toContain(code);
  });
});
