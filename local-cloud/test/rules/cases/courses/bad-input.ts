import {
  commit,
  type Fields,
  lets,
  MinutesAgo,
  minutesFromNow,
  NOW,
  type RulesCase,
  type RulesSuite,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { attempt } from '../attempts.ts';
import { PEOPLE } from '../people.ts';
import { note, passage } from './notes.ts';

const YEAR = 525_600;
const earlier = minutesFromNow(-90);
const PLACE = 'enrollments/ana__c1';
const HOSTILE = '[x](javascript:alert(1)) <img src=x onerror=alert(1)> ![](data:text/html,x) '.repeat(1400);
const MEGABYTE = `"${'a'.repeat(1_000_000)}"`;

const answers = (given: Fields, answered: unknown, more: Fields = {}, id = 'l1__1') =>
  commit(update(`${PLACE}/attempts/${id}`, { answers: given, answered, updatedAt: NOW, ...more }));
const given = { q1: '"a"' };

/** A film of 40 seconds, of which the first eight were watched. */
const film = (watched: unknown, more: Fields = {}) =>
  commit(
    set(`${PLACE}/lessonProgress/film`, {
      ...{ lessonId: 'film', state: 'in_progress', positionSec: 0, startedAt: earlier, watched, updatedAt: NOW },
      ...more,
    }),
  );
const stopsAt = (last: Fields) =>
  commit(update(PLACE, { last: { lessonId: 'film', positionSec: 5, locale: 'ro', at: NOW, ...last }, updatedAt: NOW }));
const notes = (changes: Fields) => commit(set('users/ana/notes/new', note(changes)), counted('ana', 'notes', 'new'));

/** The rows of a table tell of the same thing. */
const about = (what: string) => (row: RulesCase) => ({ ...row, story: row.story.replace(' ', ` ${what} `) });

const refusedAnswers = [
  stops('ana', 'for a question that is not there', answers({ ...given, q9: '"a"' }, 'q9')),
  stops('ana', 'for a question that is a path', answers({ ...given, '../../x': '"a"' }, '../../x')),
  stops('ana', 'for a question that is no name', answers({ ...given, q2: '"a"' }, ['q2'])),
  stops('ana', 'after the deadline', answers({ ...given, q2: 'true' }, 'q2', {}, 'over')),
  stops('ana', 'after the attempt was judged', answers({ ...given, q2: 'true' }, 'q2', {}, 'judged')),
  lets('ana', 'twice, which changes nothing', answers(given, 'q1')),
  ...[7, true, null, ['a'], { a: 1 }].map((wrong) =>
    stops('ana', `that is ${JSON.stringify(wrong)}`, answers({ ...given, q2: wrong }, 'q2')),
  ),
  stops('ana', 'of 1 MB', answers({ ...given, q2: MEGABYTE }, 'q2')),
  stops('ana', 'on a device whose clock is a year slow', answers(given, 'q1', { updatedAt: minutesFromNow(-YEAR) })),
  stops('ana', 'on a device whose clock is a year fast', answers(given, 'q1', { updatedAt: minutesFromNow(YEAR) })),
].map(about('an answer'));

const refusedSeconds = [
  lets('ana', 'that overlap what was told, which counts them once', film('fff')),
  stops('ana', 'that take some back', film('f0')),
  stops('ana', 'beyond the film', film('ff0000000000f')),
  stops('ana', 'as ranges', film([{ from: 0, to: 40 }])),
  stops('ana', 'as ranges that run backwards', film([{ from: 40, to: 0 }])),
  stops('ana', 'of 1 MB', film('f'.repeat(1_000_000))),
  stops('ana', 'that finish a film by themselves', film('ffffffffff', { state: 'completed' })),
  ...[-YEAR, YEAR].flatMap((minutes) => [
    stops('ana', `told at ${minutes} minutes`, film('fff', { updatedAt: minutesFromNow(minutes) })),
    stops('ana', `begun at ${minutes} minutes`, film('fff', { startedAt: minutesFromNow(minutes) })),
    stops('ana', `finished at ${minutes} minutes`, film('fff', { completedAt: minutesFromNow(minutes) })),
    stops('ana', `left off at ${minutes} minutes`, stopsAt({ at: minutesFromNow(minutes) })),
  ]),
  lets('ana', 'left off now', stopsAt({})),
  stops('ana', 'left off before the beginning', stopsAt({ positionSec: -1 })),
  stops('ana', 'left off at no number', stopsAt({ positionSec: '5' })),
].map(about('seconds'));

const refusedNotes = [
  lets('ana', 'with hostile marks, which are shown as words', notes({ text: HOSTILE.slice(0, 9_000) })),
  stops('ana', 'of 100 kB', notes({ text: HOSTILE })),
  stops('ana', 'beside a passage of 100 kB', notes({ passage: passage({ quote: HOSTILE }) })),
  stops('ana', 'in a lesson that is a path', notes({ lessonId: '../l1' })),
  stops('ana', 'at a time to come', notes({ createdAt: minutesFromNow(YEAR), updatedAt: minutesFromNow(YEAR) })),
].map(about('a note'));

/** What broken and hostile clients of a learner send: refused, and never counted. */
export const badInputSuite: RulesSuite = {
  name: 'bad input of learners',
  documents: {
    ...PEOPLE,
    'courses/c1': { ownerUid: 'clara', status: 'published', version: 2, lessonCount: 3 },
    'courses/c1/versions/2/lessons/l1': { type: 'quiz' },
    'courses/c1/versions/2/lessons/film': { type: 'video', completion: 'watch', video: { durationSec: 40 } },
    [PLACE]: {
      ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'clara', courseVersion: 2, status: 'active' },
      ...{ lessonIds: ['l1', 'film', 'l3'], progress: { completed: 1, total: 3, pct: 33 } },
      ...{ enrolledAt: earlier, updatedAt: earlier },
    },
    [`${PLACE}/lessonProgress/film`]: {
      ...{ lessonId: 'film', state: 'in_progress', positionSec: 0, startedAt: earlier, watched: 'ff' },
      updatedAt: earlier,
    },
    [`${PLACE}/attempts/l1__1`]: attempt(),
    [`${PLACE}/attempts/over`]: attempt({ deadlineAt: new MinutesAgo(1) }),
    [`${PLACE}/attempts/judged`]: attempt({ status: 'failed' }),
  },
  cases: [...refusedAnswers, ...refusedSeconds, ...refusedNotes],
};
