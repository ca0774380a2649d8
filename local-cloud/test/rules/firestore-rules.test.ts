import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFirestoreRules } from '../../src/rules/load-rules.ts';
import { ALL_SUITES } from './cases/all-suites.ts';
import type { RulesSuite } from './rules-case.ts';
import { isAllowed } from './rules-world.ts';

const project = { project: 'cursiv-test' };
const rules = loadFirestoreRules(readFileSync(join(process.cwd(), 'firestore.rules'), 'utf8'), project);

const everythingIf = (condition: string) =>
  loadFirestoreRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
      match /{path=**} { allow read, write: if ${condition}; } } }`,
    project,
  );

const failuresUnder = (condition: string, { documents, cases }: RulesSuite) => {
  const mutant = everythingIf(condition);
  return cases.filter(({ caller, deed, allowed }) => isAllowed(mutant, documents, caller, deed) !== allowed);
};

describe.each(ALL_SUITES)('the rules of $name', ({ documents, cases }) => {
  it.each(cases)('$caller: $story', ({ caller, deed, allowed }) => {
    expect(isAllowed(rules, documents, caller, deed)).toBe(allowed);
  });
});

describe.each(ALL_SUITES)('the stories of $name', (suite) => {
  it('fail when everything is allowed', () => {
    expect(failuresUnder('true', suite)).not.toEqual([]);
  });

  it('fail when nothing is allowed', () => {
    expect(failuresUnder('false', suite)).not.toEqual([]);
  });
});
