import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFirestoreRules } from '../../src/rules/load-rules.ts';
import { ALL_SUITES } from './cases/all-suites.ts';
import { coursesSuite } from './cases/courses/courses.ts';
import type { RulesSuite } from './rules-case.ts';
import { callerOf, isAllowed, lookupIn } from './rules-world.ts';

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

/** The documents that the rules look up to let somebody read one, each of which costs a read. */
function lookedUp(uid: string | undefined, path: string): string[] {
  const time = new Date();
  const read = lookupIn(coursesSuite.documents, time);
  const paths: string[] = [];
  const lookup = (one: string) => {
    paths.push(one);
    return read(one);
  };
  rules.judgeGet(callerOf(uid), path, read(path), lookup, time);
  return paths.toSorted();
}

describe('what the rules look up', () => {
  const version = 'courses/live/versions/1';

  it.each([
    [
      'the course and the enrolment',
      'a learner a lesson',
      'ana',
      `${version}/bodies/paid_ro`,
      ['enrollments/ana__live'],
    ],
    [
      'the course and the lesson',
      'a visitor a preview',
      undefined,
      `${version}/bodies/free_ro`,
      [`${version}/lessons/free`],
    ],
    ['the course alone', 'a learner the list of lessons', 'ana', `${version}/lessonLists/0`, []],
    ['the course alone', 'a visitor the list of lessons', undefined, `${version}/lessonLists/0`, []],
    [
      'the course, and that they do not take it,',
      'its author a lesson',
      'clara',
      `${version}/bodies/paid_ro`,
      ['enrollments/clara__live'],
    ],
  ])('is %s to let %s', (_, __, uid, path, others) => {
    expect(lookedUp(uid, path)).toEqual(['courses/live', ...others]);
  });

  it('is nothing to let a learner read the course and their enrolment', () => {
    expect(lookedUp('ana', 'courses/live')).toEqual([]);
    expect(lookedUp('ana', 'enrollments/ana__live')).toEqual([]);
  });
});
