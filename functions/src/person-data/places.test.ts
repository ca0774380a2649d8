import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLACES } from './places.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Nested `match` blocks, by their indentation; ids are left out. */
function ruledCollections(): string[] {
  const stack: { depth: number; name: string }[] = [];
  const found = new Set<string>();
  for (const [, indent = '', pattern = ''] of read('firestore.rules').matchAll(/^( *)match \/(\S+) \{$/gm)) {
    if (pattern.startsWith('databases/')) continue;
    while ((stack.at(-1)?.depth ?? -1) >= indent.length) stack.pop();
    stack.push({ depth: indent.length, name: pattern });
    const steps = stack.flatMap(({ name }) => name.split('/'));
    found.add(steps.filter((_, index) => index % 2 === 0).join('/'));
  }
  return [...found];
}

/** The collections that functions name: `'mails/…'` in a path, `collection: 'mails'` in a query. */
function collectionsOfFunctions(): string[] {
  const folder = path.join(ROOT, 'functions/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = texts.flatMap((text) => [
    ...[...text.matchAll(/\.(?:get|set|update|delete)\(\s*[`']([a-zA-Z]+)\//g)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?:Path|Document|pathOf) = \([^)]*\)(?:: string)? => `([a-zA-Z]+)\//g)].map(
      ([, name = '']) => name,
    ),
    ...[...text.matchAll(/collection: '([a-zA-Z]+)'/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/document: '([a-zA-Z]+)\//g)].map(([, name = '']) => name),
  ]);
  return [...new Set(named)];
}

describe('the table of what is stored about people', () => {
  it('has a row for every collection that the data rules name', () => {
    const named = ruledCollections();
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !(name in PLACES))).toEqual([]);
  });

  it('has a row for every collection that functions read or write', () => {
    const named = collectionsOfFunctions();
    expect(named).toEqual(expect.arrayContaining(['mails', 'storageUse', 'calendarFeeds', 'busyCalendars']));
    // These stand below another document: the rules name them with it.
    const below = Object.keys(PLACES).map((place) => place.slice(place.lastIndexOf('/') + 1));
    expect(named.filter((name) => !(name in PLACES) && !below.includes(name))).toEqual([]);
  });
});
