import {
  commit,
  type Fields,
  get,
  lets,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-90);
const progress = (completed: number, total: number, pct: number) => ({ completed, total, pct });
const enrollment = (courseId: string, changes: Fields = {}): Fields => ({
  uid: 'ana',
  courseId,
  courseOwnerUid: 'clara',
  courseVersion: 1,
  lessonIds: ['l1', 'l2', 'l3'],
  status: 'active',
  enrolledAt: earlier,
  updatedAt: earlier,
  progress: progress(1, 3, 33),
  ...changes,
});
const lesson = (lessonId: string, state = 'completed', updatedAt: unknown = NOW) => ({
  lessonId,
  state,
  positionSec: 0,
  updatedAt,
});
const course = (status: string, lessonCount = 3) => ({ ownerUid: 'clara', status, version: 2, lessonCount });

const counts = (completed: number, pct: number, lessonId: string, changes: Fields = {}) =>
  update('enrollments/ana__going', {
    progress: progress(completed, 3, pct),
    counted: lessonId,
    updatedAt: NOW,
    ...changes,
  });
const marks = (lessonId: string, state?: string) =>
  set(`enrollments/ana__going/lessonProgress/${lessonId}`, lesson(lessonId, state));
const last = (changes: Fields = {}) =>
  update('enrollments/ana__nearly', {
    progress: progress(3, 3, 100),
    counted: 'l3',
    status: 'completed',
    updatedAt: NOW,
    ...changes,
  });

const counting = [
  lets('ana', 'a learner finish a lesson', commit(marks('l2'), counts(2, 66, 'l2'))),
  lets('ana', 'a learner open a finished lesson again', commit(marks('l1', 'in_progress'), counts(0, 0, 'l1'))),
  lets('ana', 'a learner finish a lesson that came later, which counts for nothing', commit(marks('later'))),
  stops('ana', 'a lesson that came later counted', commit(marks('later'), counts(2, 66, 'later'))),
  lets('ana', 'a learner begin a lesson', commit(marks('l2', 'in_progress'))),
  lets(
    'ana',
    'a learner finish the last lesson and so the course',
    commit(set('enrollments/ana__nearly/lessonProgress/l3', lesson('l3')), last()),
  ),
  stops('ana', 'a count without a lesson', commit(counts(2, 66, 'l2'))),
  stops('ana', 'a count for a lesson that is done already', commit(marks('l1'), counts(2, 66, 'l1'))),
  stops('ana', 'a count for a lesson that is only begun', commit(marks('l2', 'in_progress'), counts(2, 66, 'l2'))),
  stops('ana', 'a count for a lesson of no such course', commit(marks('l9'), counts(2, 66, 'l9'))),
  stops('ana', 'a lesson done that is not counted', commit(marks('l2'))),
  stops('ana', 'a lesson done while another is counted', commit(marks('l2'), marks('l3'), counts(2, 66, 'l3'))),
  stops('ana', 'two lessons counted with one write', commit(marks('l2'), marks('l3'), counts(3, 100, 'l3'))),
  stops('ana', 'one lesson counted twice in a batch', commit(marks('l2'), counts(2, 66, 'l2'), counts(3, 100, 'l2'))),
  stops('ana', 'a lesson opened again and still counted', commit(marks('l1', 'in_progress'))),
  stops('ana', 'lessons done taken from the count to be done again', commit(counts(0, 0, 'l1'))),
  stops('ana', 'a state of a lesson taken away', commit(remove('enrollments/ana__going/lessonProgress/l1'))),
  stops('ana', 'more per cent than lessons', commit(marks('l2'), counts(2, 100, 'l2'))),
  stops(
    'ana',
    'a course made shorter on the way',
    commit(marks('l2'), counts(2, 100, 'l2', { progress: progress(2, 2, 100) })),
  ),
  stops('ana', 'a per cent without lessons', commit(counts(1, 99, 'l1'))),
  stops('ana', 'a course completed by its last lesson alone', commit(last())),
  stops('bogdan', 'another person counting', commit(marks('l2'), counts(2, 66, 'l2'))),
  stops('clara', 'the author of the course counting', commit(marks('l2'), counts(2, 66, 'l2'))),
];

/** What the enrolment says of its lessons beside their own documents: the first is done, the second begun and bookmarked. */
const STATED = { l1: 'd', l2: 'bm' };
const states = (lessonStates: unknown, stated: unknown, changes: Fields = {}) =>
  update('enrollments/ana__stated', { lessonStates, stated, updatedAt: NOW, ...changes });
const begins = (lessonId: string, changes: Fields = {}) =>
  set(`enrollments/ana__stated/lessonProgress/${lessonId}`, { ...lesson(lessonId, 'in_progress'), ...changes });
const finishesStated = (lessonStates: Fields, stated: string) =>
  commit(
    begins('l2', { state: 'completed', isBookmarked: true }),
    states(lessonStates, stated, { progress: progress(2, 3, 66), counted: 'l2' }),
  );

const stating = [
  lets('ana', 'a learner begin a lesson and say so', commit(begins('l3'), states({ ...STATED, l3: 'b' }, 'l3'))),
  lets('ana', 'a learner begin one with a film', commit(begins('l3'), states({ ...STATED, l3: 'bf' }, 'l3'))),
  lets('ana', 'a learner finish a lesson and say so', finishesStated({ ...STATED, l2: 'dm' }, 'l2')),
  lets(
    'ana',
    'a learner take a bookmark away and say so',
    commit(begins('l2', { isBookmarked: false }), states({ ...STATED, l2: 'b' }, 'l2')),
  ),
  lets('ana', 'a page that says nothing of it finish a lesson', finishesStated(STATED, 'l1')),
  lets('ana', 'a learner say what is so', commit(states({ ...STATED, l2: 'bmf' }, 'l2'))),
  stops('ana', 'a lesson said to be done that is begun', commit(states({ ...STATED, l2: 'dm' }, 'l2'))),
  stops('ana', 'a lesson said to be begun that is done', finishesStated({ ...STATED, l2: 'bmf' }, 'l2')),
  stops('ana', 'a bookmark left out', commit(states({ ...STATED, l2: 'bf' }, 'l2'))),
  stops('ana', 'a lesson said that was never opened', commit(states({ ...STATED, l3: 'b' }, 'l3'))),
  stops('ana', 'two lessons said with one write', commit(begins('l3'), states({ l1: 'd', l2: 'b', l3: 'b' }, 'l3'))),
  stops('ana', 'another lesson said than the named one', commit(begins('l3'), states({ ...STATED, l3: 'b' }, 'l2'))),
  stops('ana', 'a lesson taken out', commit(states({ l1: 'd' }, 'l2'))),
  stops('ana', 'letters of nothing', commit(begins('l3'), states({ ...STATED, l3: 'bx' }, 'l3'))),
  stops('ana', 'letters that are a list', commit(begins('l3'), states({ ...STATED, l3: ['b'] }, 'l3'))),
  stops('ana', 'states that are no map', commit(begins('l3'), states('b', 'l3'))),
  stops('ana', 'states taken away', commit(states(undefined, 'l3'))),
  stops('ana', 'a name as long as one likes', commit(states(STATED, 'l'.repeat(129)))),
  stops(
    'ana',
    'the first states, which would leave out what was done before',
    commit(marks('l2', 'in_progress'), counts(1, 33, 'l1', { lessonStates: { l2: 'b' }, stated: 'l2' })),
  ),
];

const film = (lessonId: string, watched: string, changes: Fields = {}) =>
  set(`enrollments/ana__films/lessonProgress/${lessonId}`, {
    ...{ lessonId, state: 'in_progress', positionSec: 0, startedAt: earlier, watched, updatedAt: NOW },
    ...changes,
  });
const finishesFilm = (watched: string) =>
  commit(
    film('watching', watched, { state: 'completed' }),
    update('enrollments/ana__films', { progress: progress(2, 4, 50), counted: 'watching', updatedAt: NOW }),
  );
const opensAgain = (lessonId: string) =>
  commit(
    set(`enrollments/ana__films/lessonProgress/${lessonId}`, lesson(lessonId, 'in_progress')),
    update('enrollments/ana__films', { progress: progress(0, 4, 0), counted: lessonId, updatedAt: NOW }),
  );

/** A film of 40 seconds, of which the first eight were watched. */
const watching = [
  lets('ana', 'a learner watch more of a film', commit(film('watching', 'fff0f'))),
  lets('ana', 'a learner finish a film that was watched', finishesFilm('fffffffff')),
  stops('ana', 'a film finished at 35 of 40 seconds', finishesFilm('ffffffffe')),
  stops('ana', 'a film finished by skipping to its end', finishesFilm('ff0000000f')),
  stops('ana', 'seconds taken back', commit(film('watching', 'f'))),
  stops(
    'ana',
    'seconds left out',
    commit(set('enrollments/ana__films/lessonProgress/watching', lesson('watching', 'in_progress'))),
  ),
  stops('ana', 'seconds beyond the film', commit(film('watching', 'ff000000001'))),
  stops('ana', 'seconds that are no digits', commit(film('watching', 'fffz'))),
  stops('ana', 'seconds that are no text', commit(film('watching', 'ff', { watched: [0, 40] }))),
  lets('ana', 'a learner put a bookmark', commit(film('watching', 'ff', { isBookmarked: true }))),
  stops('ana', 'a bookmark that is a text', commit(film('watching', 'ff', { isBookmarked: 'yes' }))),
  stops('ana', 'seconds of a lesson without a film', commit(film('opened', 'f', { state: 'completed' }))),
  stops('ana', 'a lesson that opening completes not done again', opensAgain('opened')),
  lets(
    'ana',
    'a learner finish by hand a film whose length is unknown',
    commit(
      set('enrollments/ana__films/lessonProgress/unknown', lesson('unknown')),
      update('enrollments/ana__films', { progress: progress(2, 4, 50), counted: 'unknown', updatedAt: NOW }),
    ),
  ),
];

const finishesTurn = (lessonId: string) =>
  commit(
    set(`enrollments/ana__turns/lessonProgress/${lessonId}`, lesson(lessonId)),
    update('enrollments/ana__turns', { progress: progress(2, 4, 50), counted: lessonId, updatedAt: NOW }),
  );
const text = (lessonId: string) => get(`courses/turns/versions/2/bodies/${lessonId}_ro`);

/** The first of four lessons is done; the last is free. */
const inOrder = [
  lets('ana', 'a learner finish the lesson whose turn it is', finishesTurn('t2')),
  stops('ana', 'a lesson finished before its turn', finishesTurn('t4')),
  lets('ana', 'a learner read the lesson whose turn it is', text('t2')),
  stops('ana', 'a lesson read before its turn', text('t3')),
  lets('ana', 'a learner read a free lesson before its turn', text('t4')),
  lets('clara', 'an author read every lesson', text('t3')),
  lets('bogdan', 'who has completed the course read every lesson', text('t3')),
];

const rejoin = (courseId: string, changes: Fields = {}) =>
  commit(update(`enrollments/ana__${courseId}`, { status: 'active', updatedAt: NOW, ...changes }));

const rejoining = [
  lets('ana', 'who left come back to what they had', rejoin('left')),
  lets('ana', 'who left come back to a course that has become whole', rejoin('whole', { status: 'completed' })),
  stops('ana', 'who left coming back with the course completed', rejoin('left', { status: 'completed' })),
  stops('ana', 'who left coming back with more done', rejoin('left', { progress: progress(2, 3, 66) })),
  stops('ana', 'who left coming back to a shorter course', rejoin('left', { progress: progress(1, 1, 100) })),
  stops('ana', 'who left coming back to lessons of their choice', rejoin('left', { lessonIds: ['l1'] })),
  stops(
    'ana',
    'who left taking what they did for lessons of a later version',
    rejoin('left', { courseVersion: 2, lessonIds: ['l4', 'l5'], progress: progress(1, 2, 50) }),
  ),
  stops('ana', 'who left coming back as if just enrolled', rejoin('left', { enrolledAt: NOW })),
  stops('ana', 'who left coming back to an archived course', rejoin('archived')),
  stops('ana', 'who left coming back to a suspended course', rejoin('suspended')),
  stops('ana', 'who left coming back to an unlisted course', rejoin('unlisted')),
  stops('ana', 'who left coming back to a course that is gone', rejoin('gone')),
];

const left = enrollment('left', { status: 'withdrawn' });

/** A learner's progress: the count and the lessons agree, whichever way it is written. */
export const progressSuite: RulesSuite = {
  name: 'progress',
  documents: {
    ...PEOPLE,
    'courses/going': course('published'),
    'courses/going/versions/2/lessons/l1': { freePreview: false },
    'courses/going/versions/2/lessons/l2': { freePreview: false },
    'courses/going/versions/2/lessons/l3': { freePreview: false },
    'courses/films': course('published', 4),
    'courses/films/versions/2/lessons/watching': { type: 'video', completion: 'watch', video: { durationSec: 40 } },
    'courses/films/versions/2/lessons/unknown': { type: 'video', completion: 'watch', video: {} },
    'courses/films/versions/2/lessons/opened': { type: 'text', completion: 'view' },
    'enrollments/ana__films': enrollment('films', {
      lessonIds: ['watching', 'unknown', 'opened', 'other'],
      progress: progress(1, 4, 25),
    }),
    'enrollments/ana__films/lessonProgress/watching': {
      ...lesson('watching', 'in_progress', earlier),
      ...{ startedAt: earlier, watched: 'ff' },
    },
    'enrollments/ana__films/lessonProgress/opened': lesson('opened', 'completed', earlier),
    'courses/turns': { ...course('published', 4), isSequential: true, locales: ['ro'] },
    ...Object.fromEntries(
      ['t1', 't2', 't3', 't4'].flatMap((id, index) => [
        [
          `courses/turns/versions/2/lessons/${id}`,
          { freePreview: id === 't4', ...(index > 0 && { comesAfter: `t${index}` }) },
        ],
        [`courses/turns/versions/2/bodies/${id}_ro`, { locale: 'ro' }],
      ]),
    ),
    'enrollments/ana__turns': enrollment('turns', {
      lessonIds: ['t1', 't2', 't3', 't4'],
      progress: progress(1, 4, 25),
    }),
    'enrollments/ana__turns/lessonProgress/t1': lesson('t1', 'completed', earlier),
    'enrollments/bogdan__turns': enrollment('turns', { uid: 'bogdan', status: 'completed' }),
    'courses/nearly': course('published'),
    'courses/nearly/versions/2/lessons/l3': { freePreview: false },
    'courses/whole': course('published'),
    'courses/left': course('published', 2),
    'courses/left/versions/2': { lessonIds: ['l4', 'l5'] },
    'courses/going/versions/2/lessons/later': { freePreview: false },
    'courses/archived': course('archived', 4),
    'courses/suspended': course('suspended', 4),
    'courses/unlisted': course('unlisted', 4),
    'enrollments/ana__going': enrollment('going'),
    'enrollments/ana__going/lessonProgress/l1': lesson('l1', 'completed', earlier),
    'courses/stated': course('published'),
    ...Object.fromEntries(
      ['l1', 'l2', 'l3'].map((id) => [`courses/stated/versions/2/lessons/${id}`, { freePreview: false }]),
    ),
    'enrollments/ana__stated': enrollment('stated', { lessonStates: STATED, stated: 'l2' }),
    'enrollments/ana__stated/lessonProgress/l1': lesson('l1', 'completed', earlier),
    'enrollments/ana__stated/lessonProgress/l2': { ...lesson('l2', 'in_progress', earlier), isBookmarked: true },
    'enrollments/ana__nearly': enrollment('nearly', { progress: progress(2, 3, 66) }),
    'enrollments/ana__left': left,
    'enrollments/ana__whole': { ...left, courseId: 'whole', progress: progress(3, 3, 100) },
    'enrollments/ana__archived': { ...left, courseId: 'archived' },
    'enrollments/ana__suspended': { ...left, courseId: 'suspended' },
    'enrollments/ana__unlisted': { ...left, courseId: 'unlisted' },
    'enrollments/ana__gone': { ...left, courseId: 'gone' },
  },
  cases: [...counting, ...stating, ...watching, ...inOrder, ...rejoining],
};
