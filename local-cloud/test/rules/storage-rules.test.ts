import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadStorageRules } from '../../src/rules/load-rules.ts';
import { STORAGE_CASES } from './cases/files/storage.ts';
import { isFileAllowed } from './storage-world.ts';

const rules = loadStorageRules(readFileSync(join(process.cwd(), 'storage.rules'), 'utf8'), { project: 'demo-cursiv' });

const openRules = loadStorageRules(
  `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write; } } }`,
  { project: 'demo-cursiv' },
);

describe('the rules of stored files', () => {
  it.each(STORAGE_CASES)('$caller: $story', (storageCase) => {
    expect(isFileAllowed(rules, storageCase)).toBe(false);
  });
});

describe('the stories of stored files', () => {
  it.each(STORAGE_CASES)('would fail if everything were allowed: $story', (storageCase) => {
    expect(isFileAllowed(openRules, storageCase)).toBe(true);
  });
});
