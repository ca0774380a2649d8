import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
  type Write,
  without,
} from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const outline = (...lessonIds: string[]) =>
  JSON.stringify([{ id: 's1', title: { ro: 'Început' }, lessons: lessonIds.map((id) => ({ id, type: 'text' })) }]);
const draft = (changes: Fields = {}): Fields => ({
  ownerUid: 'ana',
  status: 'draft',
  rev: 1,
  createdAt: NOW,
  updatedAt: NOW,
  baseLocale: 'ro',
  title: { ro: 'Caligrafie' },
  subtitle: {},
  description: { ro: 'Despre litere.' },
  outcomes: { ro: ['Scrii frumos'] },
  categoryId: 'arts',
  level: 'beginner',
  outline: outline('l1', 'l2'),
  ...changes,
});
const yesterday = minutesFromNow(-60 * 24);
const stored = (changes: Fields = {}) => draft({ createdAt: yesterday, updatedAt: yesterday, rev: 3, ...changes });
const body = (lessonId: string, locale = 'ro', text = 'Text', ownerUid = 'ana') => ({
  ...{ ownerUid, by: 'ana', rev: 4, lessonId, locale, text },
});
/** A text or a quiz is saved with the next revision of its draft. */
const withDraft = (path: string, fields: Fields, changes: Fields = {}, draftId = 'd1') =>
  commit(
    update(`courseDrafts/${draftId}`, { rev: 4, updatedAt: NOW, ...changes }),
    set(`courseDrafts/${draftId}/${path}`, fields),
  );
const started = (fields: Fields, id = 'new') => [set(`courseDrafts/${id}`, fields), counted('ana', 'courseDrafts', id)];
const create = (changes: Fields) => commit(...started(draft(changes)));
const save = (changes: Fields) => commit(update('courseDrafts/d1', { rev: 4, updatedAt: NOW, ...changes }));
/** Saves what a lesson says with the next revision of its draft. */
const saveWith = (write: Write, id = 'd1') => commit(update(`courseDrafts/${id}`, { rev: 4, updatedAt: NOW }), write);

const reading = [
  lets('ana', 'an author read the own draft', get('courseDrafts/d1')),
  lets('ana', 'an author list the own drafts', list('courseDrafts', ['ownerUid', 'EQUAL', 'ana'])),
  lets('ana', 'an author read the own lesson text', get('courseDrafts/d1/bodies/l1_ro')),
  lets('ana', 'an author ask for a text not written yet', get('courseDrafts/d1/bodies/l1_en')),
  lets('root', 'an administrator read a draft', get('courseDrafts/d1')),
  stops('bogdan', 'a person reading the draft of another', get('courseDrafts/d1')),
  stops('bogdan', 'a person listing the drafts of another', list('courseDrafts', ['ownerUid', 'EQUAL', 'ana'])),
  stops('bogdan', 'a person listing all drafts', list('courseDrafts')),
  stops('bogdan', 'a person reading the text of another', get('courseDrafts/d1/bodies/l1_ro')),
  stops(undefined, 'a visitor reading a draft', get('courseDrafts/d1')),
];

const creating = [
  lets('ana', 'anybody signed in start a draft', create({})),
  lets(
    'ana',
    'an author save a new draft with its first texts in one batch',
    commit(...started(draft()), set('courseDrafts/new/bodies/l1_ro', { ...body('l1'), rev: 1 })),
  ),
  stops(undefined, 'a visitor starting a draft', create({})),
  stops('bogdan', 'a draft in the name of another', create({})),
  stops('ana', 'a draft that is published at once', create({ status: 'published' })),
  stops('ana', 'a draft that starts at a later revision', create({ rev: 2 })),
  stops('ana', 'a draft with an unknown field', create({ featured: true })),
  stops('ana', 'a draft with a made-up time', create({ createdAt: yesterday })),
  stops('ana', 'a draft in a third language', create({ title: { fr: 'Calligraphie' } })),
  stops('ana', 'a draft without an outline', commit(...started(without(draft(), 'outline')))),
  stops('ana', 'a draft under the id of a live course of another', commit(...started(draft(), 'live'))),
  stops('ana', 'a draft that is not counted', commit(set('courseDrafts/new', draft()))),
  stops('ana', 'two drafts counted as one', commit(...started(draft()), set('courseDrafts/new2', draft()))),
  stops('ana', 'a title that nobody sees', create({ title: { ro: '\u200b\u2060' } })),
  lets('ana', 'an author call a course by pictures alone', create({ title: { ro: '🎨👩‍🎨' } })),
  stops('ana', 'a title of blanks', create({ title: { ro: '   ' } })),
  stops('ana', 'a title that turns the direction of the line', create({ title: { ro: 'Curs \u202e' } })),
];

const saving = [
  lets('ana', 'an author save the next revision', save({ title: { ro: 'Caligrafie I' } })),
  lets('ana', 'an author save a text', withDraft('bodies/l1_en', body('l1', 'en'))),
  lets('ana', 'an author save a text over another', withDraft('bodies/l1_ro', body('l1'))),
  lets(
    'ana',
    'an author bring back what a text said before',
    withDraft('bodies/l1_ro', { ...body('l1'), restoredFrom: 'l1_ro__17' }),
  ),
  lets(
    'ana',
    'an author save a lesson with its text',
    withDraft('bodies/l7_ro', body('l7'), { outline: outline('l1', 'l7') }),
  ),
  lets(
    'ana',
    'a translation say what it was made from',
    withDraft('bodies/l1_en', { ...body('l1', 'en'), originals: ['Text', ''] }),
  ),
  stops(
    'ana',
    'originals that are no texts',
    withDraft('bodies/l1_en', { ...body('l1', 'en'), originals: [{ any: 'thing' }] }),
  ),
  stops('ana', 'originals that are no list', withDraft('bodies/l1_en', { ...body('l1', 'en'), originals: 'Text' })),
  lets('ana', 'an author save a glossary', save({ glossary: '[{"ro":"celulă","en":"cell"}]' })),
  stops('ana', 'a glossary in which anything may stand', save({ glossary: [{ ro: 'celulă' }] })),
  stops('ana', 'a glossary that is none', save({ glossary: 'x' })),
  stops('bogdan', 'a person saving the glossary of another', save({ glossary: '[]' })),
  stops('ana', 'a text that nobody else would hear of', commit(set('courseDrafts/d1/bodies/l1_en', body('l1', 'en')))),
  stops('ana', 'a text of another revision', withDraft('bodies/l1_ro', { ...body('l1'), rev: 3 })),
  stops('ana', 'a text that another has written', withDraft('bodies/l1_ro', { ...body('l1'), by: 'bogdan' })),
  stops('ana', 'a text that nobody has written', withDraft('bodies/l1_ro', without(body('l1'), 'by'))),
  stops('ana', 'a text of a lesson that is not there', withDraft('bodies/l8_ro', body('l8'))),
  stops('ana', 'a text under an id made to match', withDraft('bodies/.*_ro', body('.*'))),
  stops('ana', 'a text in the course of another', withDraft('bodies/l2_ro', body('l2', 'ro', 'x', 'bogdan'))),
  stops('ana', 'a save based on an older revision', save({ rev: 3 })),
  lets('ana', 'an author say which browser has saved', save({ savedFrom: '0b5b6cf4-7a3e-4d28-9a5e-6f0f3a1c2d4e' })),
  stops('ana', 'a browser of endless name', save({ savedFrom: 'x'.repeat(41) })),
  lets('ana', 'an author sign a revision', save({ saved: { by: 'ana', rev: 4, textId: 'x', restoredFrom: 'y' } })),
  stops('ana', 'an author signing for another', save({ saved: { by: 'bogdan', rev: 4 } })),
  stops('ana', 'an author signing another revision', save({ saved: { by: 'ana', rev: 5 } })),
  stops('ana', 'a signature that says more', save({ saved: { by: 'ana', rev: 4, isAdmin: true } })),
  stops('ana', 'a signature of endless length', save({ saved: { by: 'ana', rev: 4, textId: 'x'.repeat(201) } })),
  lets('ana', 'an author begin a signed draft', create({ saved: { by: 'ana', rev: 1 } })),
  stops('ana', 'an author beginning a draft signed by another', create({ saved: { by: 'bogdan', rev: 1 } })),
  stops('ana', 'a draft given away', save({ ownerUid: 'bogdan' })),
  stops('ana', 'an author publishing without review', save({ status: 'published' })),
  stops('ana', 'a title of 121 characters', save({ title: { ro: 'x'.repeat(121) } })),
  stops('ana', 'a title that is no text', save({ title: { ro: 7 } })),
  stops('ana', 'thirteen outcomes', save({ outcomes: { ro: Array.from({ length: 13 }, () => 'x') } })),
  stops('ana', 'outcomes of endless length', save({ outcomes: { ro: ['x'.repeat(2000)] } })),
  stops('ana', 'an outline of endless length', save({ outline: `[{"id":"${'x'.repeat(200_000)}"}]` })),
  stops('ana', 'an outline in which anything may stand', save({ outline: [{ id: 's1' }] })),
  stops('ana', 'an outline that is none', save({ outline: 'x' })),
  ...[
    '[x]',
    '[[]]',
    '["x"]',
    '[{"id":"s1"]',
    '[{"id":"s1}]',
    '[{"id":s1}]',
    '[{"id":"s1"}]x',
    `[${'x'.repeat(1000)}]`,
  ].map((outline) => stops('ana', `an outline in brackets alone: ${outline.slice(0, 20)}`, save({ outline }))),
  lets(
    'ana',
    'a title with every sign',
    save({
      outline: JSON.stringify([{ id: 's1', title: { ro: '„Ș” "x" \\ [{}] \n' }, lessons: [{ id: 'l1', n: -1.5e-7 }] }]),
    }),
  ),
  stops('ana', 'an unknown category', save({ categoryId: 'magic' })),
  stops('bogdan', 'a person saving the draft of another', save({ title: { ro: 'X' } })),
  stops('bogdan', 'a text in the draft of another', withDraft('bodies/l2_ro', { ...body('l2'), by: 'bogdan' })),
  stops('ana', 'a text under an id that is not its own', withDraft('bodies/l9_ro', body('l1'))),
  stops('ana', 'a text of 50 001 characters', withDraft('bodies/l1_ro', body('l1', 'ro', 'x'.repeat(50_001)))),
];

const quiz = (lessonId: string, ownerUid = 'ana', questions = '[]') => ({
  ...{ ownerUid, by: 'ana', rev: 4, lessonId, questions },
});
const saveQuiz = (lessonId: string, fields: Fields) => withDraft(`quizKeys/${lessonId}`, fields);

const quizzes = [
  lets('ana', 'an author read the own quiz', get('courseDrafts/d1/quizKeys/l1')),
  lets('ana', 'an author ask for a quiz not written yet', get('courseDrafts/d1/quizKeys/l2')),
  lets('ana', 'an author list the own quizzes', list('courseDrafts/d1/quizKeys', ['ownerUid', 'EQUAL', 'ana'])),
  lets('root', 'an administrator read a quiz', get('courseDrafts/d1/quizKeys/l1')),
  lets('ana', 'an author save a quiz', saveQuiz('l1', quiz('l1', 'ana', '[{"id":"q1"}]'))),
  lets('ana', 'an author delete a quiz', saveWith(remove('courseDrafts/d1/quizKeys/l1'))),
  stops('bogdan', 'a person reading the quiz of another', get('courseDrafts/d1/quizKeys/l1')),
  stops(undefined, 'a visitor reading a quiz', get('courseDrafts/d1/quizKeys/l1')),
  stops('bogdan', 'a person listing the quizzes of another', list('courseDrafts/d1/quizKeys')),
  stops('bogdan', 'a quiz in the draft of another', saveQuiz('l2', quiz('l2', 'bogdan'))),
  stops('bogdan', 'a person deleting the quiz of another', commit(remove('courseDrafts/d1/quizKeys/l1'))),
  stops('ana', 'a quiz in the name of another', saveQuiz('l1', quiz('l1', 'bogdan'))),
  stops('ana', 'a quiz of a lesson that is not there', saveQuiz('l8', quiz('l8'))),
  stops('ana', 'a quiz under an id that is not its own', saveQuiz('l2', quiz('l1'))),
  stops('ana', 'a quiz with an unknown field', saveQuiz('l1', { ...quiz('l1'), passed: true })),
  stops('ana', 'questions that are no list', saveQuiz('l1', quiz('l1', 'ana', 'x'))),
];

const orphans = [
  stops(
    'bogdan',
    'a person reading what another left behind under an id that is theirs now',
    get('courseDrafts/taken/bodies/l1_ro'),
  ),
  stops('bogdan', 'a person listing what another left behind', list('courseDrafts/taken/bodies')),
  stops(
    'bogdan',
    'a person writing over what another left behind',
    withDraft('bodies/l1_ro', { ...body('l1', 'ro', 'x', 'bogdan'), by: 'bogdan' }, {}, 'taken'),
  ),
  lets('ana', 'an author delete what they left behind', commit(remove('courseDrafts/taken/bodies/l1_ro'))),
];

const handedIn = (rev = 3, at: unknown = NOW) => ({ rev, at });
const asks = (changes: Fields = {}, id = 'd1') =>
  commit(update(`courseDrafts/${id}`, { status: 'in_review', handedIn: handedIn(), ...changes }));
const returned = (changes: Fields = {}) => ({ note: 'Lipsește sursa.', locale: 'ro', rev: 3, ...changes });
const givesBack = (given: Fields, told = given) =>
  commit(
    update('courseDrafts/waiting', { status: 'changes_requested', returned: given, lastAuditId: 'e1' }),
    set(
      'auditEvents/e1',
      auditEvent('draft.returned', 'courseDrafts/waiting', {
        status: ['in_review', 'changes_requested'],
        returned: [null, told],
      }),
    ),
  );

const reviewing = [
  lets('ana', 'an author ask for a review', asks()),
  stops('bogdan', 'a person asking for the review of another’s draft', asks()),
  stops('ana', 'a review of another revision', asks({ handedIn: handedIn(2) })),
  stops('ana', 'a review asked for in the past', asks({ handedIn: handedIn(3, yesterday) })),
  stops('ana', 'a review of a draft that changes in the same breath', asks({ title: { ro: 'Altul' } })),
  stops('ana', 'a review of a course without lessons', asks({}, 'bare')),
  stops('ana', 'a review of a course without a title in its language', asks({}, 'untitled')),
  lets(
    'ana',
    'an author write on while a review waits',
    commit(update('courseDrafts/waiting', { rev: 4, updatedAt: NOW })),
  ),
  lets(
    'ana',
    'an author change a text while a review waits, so that it is another revision',
    saveWith(set('courseDrafts/waiting/bodies/l1_ro', body('l1', 'ro', 'Altul')), 'waiting'),
  ),
  stops(
    'ana',
    'a text changed behind the back of who reviews it',
    commit(set('courseDrafts/waiting/bodies/l1_ro', body('l1', 'ro', 'Altul'))),
  ),
  stops('ana', 'a text taken out of what is reviewed', commit(remove('courseDrafts/waiting/bodies/l1_ro'))),
  stops(
    'ana',
    'a quiz changed behind the back of who reviews it',
    commit(set('courseDrafts/waiting/quizKeys/l2', quiz('l2', 'ana', '[{"id":"q1"}]'))),
  ),
  stops('ana', 'a quiz taken out of what is reviewed', commit(remove('courseDrafts/waiting/quizKeys/l2'))),
  lets('root', 'an administrator ask for changes, with a reason and the revision they read', givesBack(returned())),
  stops('root', 'changes asked for in a revision that is gone', givesBack(returned({ rev: 2 }))),
  stops('root', 'changes asked for without a reason', givesBack(returned({ note: ' ' }))),
  stops('root', 'another reason on record', givesBack(returned(), returned({ note: 'Altceva.' }))),
  stops('ana', 'an author writing what an administrator says', save({ returned: returned() })),
  stops('ana', 'an author saying what is published', save({ publishedRev: 4 })),
  stops('ana', 'a draft that begins with a review', create({ handedIn: handedIn(1) })),
  lets('ana', 'an author follow the publication', get('publications/d1')),
  lets('root', 'an administrator follow a publication', get('publications/d1')),
  stops('bogdan', 'a person following the publication of another', get('publications/d1')),
  stops('ana', 'an author telling of a publication', commit(set('publications/d1', { status: 'done' }))),
];

const deleting = [
  lets('ana', 'an author delete the own draft', commit(remove('courseDrafts/d1'))),
  lets(
    'ana',
    'an author delete a draft with its texts',
    commit(remove('courseDrafts/d1'), remove('courseDrafts/d1/bodies/l1_ro')),
  ),
  stops('bogdan', 'a person deleting the draft of another', commit(remove('courseDrafts/d1'))),
  stops('ana', 'deleting the working copy of a published course', commit(remove('courseDrafts/live2'))),
];

/** Drafts: for their author alone, one revision after another. */
export const courseDraftsSuite: RulesSuite = {
  name: 'courseDrafts',
  documents: {
    ...PEOPLE,
    'courses/live': { ownerUid: 'clara', status: 'published' },
    'courseDrafts/d1': stored(),
    'courseDrafts/d1/bodies/l1_ro': body('l1'),
    'courseDrafts/d1/quizKeys/l1': quiz('l1'),
    'courseDrafts/taken': stored({ ownerUid: 'bogdan' }),
    'courseDrafts/taken/bodies/l1_ro': body('l1'),
    'courseDrafts/waiting': stored({ status: 'in_review' }),
    'courseDrafts/waiting/bodies/l1_ro': body('l1'),
    'courseDrafts/waiting/quizKeys/l2': quiz('l2'),
    'courseDrafts/bare': stored({ outline: outline() }),
    'courseDrafts/untitled': stored({ title: { en: 'Calligraphy' } }),
    'publications/d1': { ownerUid: 'ana', status: 'running' },
    'courseDrafts/live2': stored({ status: 'published' }),
  },
  cases: [...reading, ...creating, ...saving, ...quizzes, ...orphans, ...reviewing, ...deleting],
};
