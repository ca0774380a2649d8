import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadStorageRules } from '../../src/rules/load-rules.ts';
import { STORAGE_CASES } from './cases/files/storage.ts';
import { isFileAllowed } from './storage-world.ts';

const rules = loadStorageRules(readFileSync(join(process.cwd(), 'storage.rules'), 'utf8'), { project: 'demo-cursiv' });

const everythingIf = (condition: string) =>
  loadStorageRules(
    `rules_version = '2'; service firebase.storage { match /b/{bucket}/o {
      match /{path=**} { allow read, write: if ${condition}; } } }`,
    { project: 'demo-cursiv' },
  );

describe('the rules of stored files', () => {
  it.each(STORAGE_CASES)('$caller: $story', (storageCase) => {
    expect(isFileAllowed(rules, storageCase)).toBe(storageCase.allowed);
  });
});

describe('the stories of stored files', () => {
  it.each(['true', 'false'])('fail when access is always %s', (condition) => {
    const mutant = everythingIf(condition);
    expect(STORAGE_CASES.filter((story) => isFileAllowed(mutant, story) !== story.allowed)).not.toEqual([]);
  });
});
