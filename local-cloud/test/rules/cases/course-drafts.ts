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
  without,
} from '../rules-case.ts';
import { counted } from './allowance.ts';
import { PEOPLE } from './people.ts';

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
  ownerUid,
  lessonId,
  locale,
  text,
});
const started = (fields: Fields, id = 'new') => [set(`courseDrafts/${id}`, fields), counted('ana', 'courseDrafts', id)];
const create = (changes: Fields) => commit(...started(draft(changes)));
const save = (changes: Fields) => commit(update('courseDrafts/d1', { rev: 4, updatedAt: NOW, ...changes }));

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
    commit(...started(draft()), set('courseDrafts/new/bodies/l1_ro', body('l1'))),
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
  stops('ana', 'a title of blanks', create({ title: { ro: '   ' } })),
  stops('ana', 'a title that turns the direction of the line', create({ title: { ro: 'Curs \u202e' } })),
];

const saving = [
  lets('ana', 'an author save the next revision', save({ title: { ro: 'Caligrafie I' } })),
  lets('ana', 'an author save a text', commit(set('courseDrafts/d1/bodies/l1_en', body('l1', 'en')))),
  lets(
    'ana',
    'an author save a lesson with its text',
    commit(
      update('courseDrafts/d1', { rev: 4, updatedAt: NOW, outline: outline('l1', 'l7') }),
      set('courseDrafts/d1/bodies/l7_ro', body('l7')),
    ),
  ),
  stops('ana', 'a text of a lesson that is not there', commit(set('courseDrafts/d1/bodies/l8_ro', body('l8')))),
  stops('ana', 'a text under an id made to match', commit(set('courseDrafts/d1/bodies/.*_ro', body('.*')))),
  stops(
    'ana',
    'a text in the name of another',
    commit(set('courseDrafts/d1/bodies/l2_ro', body('l2', 'ro', 'x', 'bogdan'))),
  ),
  stops('ana', 'a save based on an older revision', save({ rev: 3 })),
  stops('ana', 'a draft given away', save({ ownerUid: 'bogdan' })),
  stops('ana', 'an author publishing without review', save({ status: 'published' })),
  stops('ana', 'a title of 121 characters', save({ title: { ro: 'x'.repeat(121) } })),
  stops('ana', 'a title that is no text', save({ title: { ro: 7 } })),
  stops('ana', 'thirteen outcomes', save({ outcomes: { ro: Array.from({ length: 13 }, () => 'x') } })),
  stops('ana', 'outcomes of endless length', save({ outcomes: { ro: ['x'.repeat(2000)] } })),
  stops('ana', 'an outline of endless length', save({ outline: `["${'x'.repeat(200_000)}"]` })),
  stops('ana', 'an outline in which anything may stand', save({ outline: [{ id: 's1' }] })),
  stops('ana', 'an outline that is none', save({ outline: 'x' })),
  stops('ana', 'an unknown category', save({ categoryId: 'magic' })),
  stops('bogdan', 'a person saving the draft of another', save({ title: { ro: 'X' } })),
  stops('bogdan', 'a text in the draft of another', commit(set('courseDrafts/d1/bodies/l2_ro', body('l2')))),
  stops('ana', 'a text under an id that is not its own', commit(set('courseDrafts/d1/bodies/l9_ro', body('l1')))),
  stops(
    'ana',
    'a text of 50 001 characters',
    commit(set('courseDrafts/d1/bodies/l1_ro', body('l1', 'ro', 'x'.repeat(50_001)))),
  ),
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
    commit(set('courseDrafts/taken/bodies/l1_ro', body('l1', 'ro', 'x', 'bogdan'))),
  ),
  lets('ana', 'an author delete what they left behind', commit(remove('courseDrafts/taken/bodies/l1_ro'))),
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

/** Working copies: for their author alone, one revision after the other. */
export const courseDraftsSuite: RulesSuite = {
  name: 'courseDrafts',
  documents: {
    ...PEOPLE,
    'courses/live': { ownerUid: 'clara', status: 'published' },
    'courseDrafts/d1': stored(),
    'courseDrafts/d1/bodies/l1_ro': body('l1'),
    'courseDrafts/taken': stored({ ownerUid: 'bogdan' }),
    'courseDrafts/taken/bodies/l1_ro': body('l1'),
    'courseDrafts/live2': stored({ status: 'published' }),
  },
  cases: [...reading, ...creating, ...saving, ...orphans, ...deleting],
};
