// `npm run rules:coverage`: the expressions of the rules that no test reaches, makes true or makes false.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FirestoreRuleset } from '../src/rules/firestore-ruleset.ts';
import { parseRules } from '../src/rules/parse/parse-rules.ts';
import { StorageRuleset } from '../src/rules/storage-ruleset.ts';
import { Coverage } from './coverage/coverage.ts';
import { ALL_SUITES } from './rules/cases/all-suites.ts';
import { STORAGE_CASES } from './rules/cases/files/storage.ts';
import { isAllowed } from './rules/rules-world.ts';
import { isFileAllowed } from './rules/storage-world.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PROJECT = 'cursiv-test';
const LONGEST_TEXT = 100;

function load(file: string, service: string) {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const block = parseRules(source, service);
  return { block, coverage: new Coverage(source, block) };
}

function print(file: string, coverage: Coverage): void {
  const { expressions, reached } = coverage.totals();
  const gaps = coverage.gaps();
  console.log(`${file}: ${reached} of ${expressions} expressions reached, ${gaps.length} gaps`);
  for (const { line, column, text, gap } of gaps)
    console.log(`  ${file}:${line}:${column}  ${gap.padEnd(17)}  ${text.slice(0, LONGEST_TEXT)}`);
}

const firestore = load('firestore.rules', 'cloud.firestore');
const firestoreRules = new FirestoreRuleset(firestore.block, PROJECT, firestore.coverage.observe);
for (const { documents, cases } of ALL_SUITES)
  for (const { caller, deed } of cases) isAllowed(firestoreRules, documents, caller, deed);
print('firestore.rules', firestore.coverage);

const storage = load('storage.rules', 'firebase.storage');
const storageRules = new StorageRuleset(storage.block, PROJECT, storage.coverage.observe);
for (const storageCase of STORAGE_CASES) isFileAllowed(storageRules, storageCase);
print('storage.rules', storage.coverage);
