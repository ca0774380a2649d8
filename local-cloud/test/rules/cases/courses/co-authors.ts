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
} from '../../rules-case.ts';
import { draft } from '../lives/course-draft.ts';
import { PEOPLE, profile } from '../people.ts';

const yesterday = minutesFromNow(-60 * 24);
const stored = (changes: Fields = {}) =>
  draft('draft', {
    outline: '[{"id":"s1","lessons":[{"id":"l1"},{"id":"l2"}]}]',
    ...{ rev: 3, createdAt: yesterday, updatedAt: yesterday, editorUids: ['bogdan'] },
    authorNames: { ana: 'Persoana ana', bogdan: 'Persoana bogdan' },
    ...changes,
  });
const body = (by: string, changes: Fields = {}) => ({
  ...{ ownerUid: 'ana', by, rev: 4, lessonId: 'l1', locale: 'ro', text: 'Text', ...changes },
});
const quiz = (by: string) => ({ ownerUid: 'ana', by, rev: 4, lessonId: 'l1', questions: '[]' });
const save = (changes: Fields = {}, id = 'd1') =>
  update(`courseDrafts/${id}`, { rev: 4, updatedAt: NOW, title: { ro: 'Altfel' }, ...changes });
const withDraft = (path: string, fields: Fields) => commit(save(), set(`courseDrafts/d1/${path}`, fields));
const entry = (by: string, changes: Fields = {}) => ({
  ...{ ownerUid: 'ana', textId: 'l1_ro', locale: 'ro', text: 'Text', by, byName: `Persoana ${by}` },
  ...{ startedAt: yesterday, at: yesterday, ...changes },
});
const offerTo = (uid: string) => ({ uid, expiresAt: minutesFromNow(60 * 24 * 365) });
const OWNED = ['ownerUid', 'EQUAL', 'ana'] as const;
const ofAna: [...typeof OWNED] = [...OWNED];

const reading = [
  lets('bogdan', 'a co-author read the draft', get('courseDrafts/d1')),
  lets(
    'bogdan',
    'a co-author list the drafts they help with',
    list('courseDrafts', ['editorUids', 'ARRAY_CONTAINS', 'bogdan']),
  ),
  lets('bogdan', 'a co-author read a text', get('courseDrafts/d1/bodies/l1_ro')),
  lets('bogdan', 'a co-author ask for a text not written yet', get('courseDrafts/d1/bodies/l2_ro')),
  lets('bogdan', 'a co-author list the texts', list('courseDrafts/d1/bodies', ofAna)),
  lets('bogdan', 'a co-author list the quizzes', list('courseDrafts/d1/quizKeys', ofAna)),
  lets('bogdan', 'a co-author follow the publication', get('publications/d1')),
  lets('bogdan', 'a co-author read the suspended course', get('courses/d1')),
  lets('bogdan', 'a co-author list the versions', list('courses/d1/versions')),
  lets('bogdan', 'a co-author list the texts of an older version', list('courses/d1/versions/1/bodies')),
  lets('bogdan', 'a co-author list the quizzes of a version', list('courses/d1/versions/1/quizKeys')),
  stops('clara', 'somebody else reading the draft', get('courseDrafts/d1')),
  stops(
    'clara',
    'somebody listing the drafts that another helps with',
    list('courseDrafts', ['editorUids', 'ARRAY_CONTAINS', 'bogdan']),
  ),
  stops('clara', 'somebody else listing the texts', list('courseDrafts/d1/bodies', ofAna)),
  stops('bogdan', 'a co-author reading another course of the author', get('courseDrafts/d2')),
  stops('bogdan', 'a co-author reading a text of another course', get('courseDrafts/d2/bodies/l1_ro')),
  stops('bogdan', 'a co-author listing the texts of another course', list('courseDrafts/d2/bodies', ofAna)),
  stops('bogdan', 'a co-author reading a version of another course', get('courses/d2/versions/1')),
  stops('bogdan', 'a co-author reading what a deleted draft has left behind', get('courseDrafts/d1/bodies/l2_en')),
  stops('clara', 'a removed co-author reading the draft', get('courseDrafts/d1')),
];

const writing = [
  lets('bogdan', 'a co-author save the draft', commit(save())),
  lets('bogdan', 'a co-author save a text', withDraft('bodies/l1_ro', body('bogdan'))),
  lets('bogdan', 'a co-author save a quiz', withDraft('quizKeys/l1', quiz('bogdan'))),
  lets(
    'bogdan',
    'a co-author delete the text of a lesson that is gone',
    commit(save(), remove('courseDrafts/d1/bodies/l1_ro')),
  ),
  lets(
    'bogdan',
    'a co-author ask for a review',
    commit(update('courseDrafts/d1', { status: 'in_review', handedIn: { rev: 3, at: NOW } })),
  ),
  stops('bogdan', 'a co-author signing for the author', withDraft('bodies/l1_ro', body('ana'))),
  stops(
    'bogdan',
    'a co-author making a text their own',
    withDraft('bodies/l1_ro', body('bogdan', { ownerUid: 'bogdan' })),
  ),
  stops('bogdan', 'a co-author saving another course of the author', commit(save({}, 'd2'))),
  stops('clara', 'a removed co-author saving a text', withDraft('bodies/l1_ro', body('clara'))),
  stops('bogdan', 'a co-author taking the draft', commit(save({ ownerUid: 'bogdan' }))),
  stops('bogdan', 'a co-author adding another', commit(save({ editorUids: ['bogdan', 'clara'] }))),
  stops('clara', 'a person adding themselves', commit(update('courseDrafts/d1', { editorUids: ['bogdan', 'clara'] }))),
  lets('ana', 'an author save a draft that they have offered', commit(save({}, 'offered'))),
  stops('bogdan', 'a co-author offering the course to themselves', commit(save({ offer: offerTo('bogdan') }))),
  stops('ana', 'an author offering the course past the function', commit(save({ offer: offerTo('bogdan') }))),
  stops(
    'bogdan',
    'a co-author taking an offered draft past the function',
    commit(save({ ownerUid: 'bogdan' }, 'offered')),
  ),
  stops('bogdan', 'a co-author making an offer last longer', commit(save({ offer: offerTo('bogdan') }, 'offered'))),
  stops('ana', 'an author adding somebody who was not asked', commit(save({ editorUids: ['bogdan', 'clara'] }))),
  stops('ana', 'an author removing somebody past the function', commit(save({ editorUids: [] }))),
  stops('bogdan', 'a co-author renaming the author', commit(save({ authorNames: { ana: 'Altcineva' } }))),
  stops('bogdan', 'a co-author deleting the draft', commit(remove('courseDrafts/d1'))),
  stops('bogdan', 'a co-author publishing', commit(save({ status: 'published' }))),
  stops(
    'bogdan',
    'a co-author taking the draft back from review',
    commit(update('courseDrafts/waiting', { status: 'draft' })),
  ),
  stops('bogdan', 'a co-author hiding the course', commit(update('courses/open', { status: 'unlisted' }))),
];

const history = [
  lets(
    'ana',
    'an author read the history of a text',
    list('courseDrafts/d1/history', ofAna, ['textId', 'EQUAL', 'l1_ro']),
  ),
  lets(
    'bogdan',
    'a co-author read the history of a text',
    list('courseDrafts/d1/history', ofAna, ['textId', 'EQUAL', 'l1_ro']),
  ),
  lets('root', 'an administrator read an entry', get('courseDrafts/d1/history/e1')),
  stops('clara', 'a stranger reading an entry', get('courseDrafts/d1/history/e1')),
  stops('clara', 'a stranger listing the history', list('courseDrafts/d1/history', ofAna)),
  stops(undefined, 'a visitor reading an entry', get('courseDrafts/d1/history/e1')),
  stops('bogdan', 'an author reading the entries of a deleted draft', get('courseDrafts/d1/history/left')),
  stops('bogdan', 'an entry in the name of another', commit(set('courseDrafts/d1/history/e9', entry('ana')))),
  stops('bogdan', 'an entry in the own name', commit(set('courseDrafts/d1/history/e9', entry('bogdan')))),
  stops('ana', 'an entry changed', commit(update('courseDrafts/d1/history/e1', { byName: 'Altcineva' }))),
  stops('ana', 'an entry deleted', commit(remove('courseDrafts/d1/history/e1'))),
];

const here = (name: string, at: unknown = NOW): Fields => ({ name, at });
const beats = (uid: string, fields: Fields, id = 'd1') => commit(set(`courseDrafts/${id}/present/${uid}`, fields));

const presence = [
  lets('ana', 'an author see who is in the draft', list('courseDrafts/d1/present')),
  lets('bogdan', 'a co-author see who is in the draft', list('courseDrafts/d1/present')),
  lets('bogdan', 'a co-author say that they are in it', beats('bogdan', here('Persoana bogdan'))),
  lets('ana', 'an author say so again after a while', beats('ana', here('Persoana ana'))),
  lets('bogdan', 'a co-author leave', commit(remove('courseDrafts/d1/present/bogdan'))),
  stops('clara', 'a stranger seeing who is in the draft', list('courseDrafts/d1/present')),
  stops('clara', 'a stranger being in the draft', beats('clara', here('Persoana clara'))),
  stops('bogdan', 'a co-author saying that another is there', beats('ana', here('Persoana ana'))),
  stops('bogdan', 'a co-author under another name', beats('bogdan', here('Persoana ana'))),
  stops('bogdan', 'a co-author at a made-up time', beats('bogdan', here('Persoana bogdan', minutesFromNow(60)))),
  stops('bogdan', 'a co-author in a course that is not theirs', beats('bogdan', here('Persoana bogdan'), 'd2')),
  stops('ana', 'signs of life without a pause', beats('ana', here('Persoana ana'), 'busy')),
];

const invitation = (email: string, changes: Fields = {}): Fields => ({
  ...{ courseId: 'd1', title: { ro: 'Caligrafie' }, ownerUid: 'ana', ownerName: 'Persoana ana', email, status: 'open' },
  ...{ createdAt: yesterday, expiresAt: minutesFromNow(60), ...changes },
});
const inviting = [
  lets(
    'ana',
    'an author list the invitations to their course',
    list('invitations', ofAna, ['courseId', 'EQUAL', 'd1']),
  ),
  lets('ana', 'an author take an invitation back', commit(remove('invitations/i1'))),
  lets('clara', 'the invited person read it', get('invitations/i1')),
  lets(
    'clara',
    'the invited person list what waits for them',
    list('invitations', ['email', 'EQUAL', 'clara@cursiv.test']),
  ),
  stops('bogdan', 'a co-author reading an invitation', get('invitations/i1')),
  stops(
    'bogdan',
    'a person listing the invitations of an address that is not theirs',
    list('invitations', ['email', 'EQUAL', 'clara@cursiv.test']),
  ),
  stops('nina', 'who has not proven the address reading its invitation', get('invitations/i2')),
  stops('bogdan', 'a co-author taking an invitation back', commit(remove('invitations/i1'))),
  stops('ana', 'an invitation made past the function', commit(set('invitations/i3', invitation('dan@cursiv.test')))),
  stops('clara', 'an invitation accepted past the function', commit(update('invitations/i1', { status: 'accepted' }))),
  stops('bogdan', 'an invitation turned to oneself', commit(update('invitations/i1', { email: 'bogdan@cursiv.test' }))),
];

/** Co-authors: they write one course, sign what they write, and decide nothing about it. */
export const coAuthorsSuite: RulesSuite = {
  name: 'co-authors',
  documents: {
    ...PEOPLE,
    'users/nina': profile('nina'),
    'courseDrafts/d1': stored(),
    'courseDrafts/d1/bodies/l1_ro': body('ana', { rev: 3 }),
    'courseDrafts/d1/bodies/l2_en': body('clara', { ownerUid: 'clara', lessonId: 'l2', locale: 'en' }),
    'courseDrafts/d1/history/e1': entry('ana'),
    'courseDrafts/d1/history/left': entry('clara', { ownerUid: 'clara' }),
    'courseDrafts/d1/present/ana': here('Persoana ana', minutesFromNow(-1)),
    'courseDrafts/d1/present/bogdan': here('Persoana bogdan', minutesFromNow(-1)),
    'courseDrafts/busy': stored(),
    'courseDrafts/busy/present/ana': here('Persoana ana', minutesFromNow(60)),
    'courseDrafts/d2': stored({ editorUids: ['clara'] }),
    'courseDrafts/d2/bodies/l1_ro': body('ana', { rev: 3 }),
    'courseDrafts/offered': stored({ offer: { uid: 'bogdan', expiresAt: minutesFromNow(60) } }),
    'courseDrafts/waiting': stored({ status: 'in_review' }),
    'publications/d1': { ownerUid: 'ana', status: 'running' },
    'courses/d1': { ownerUid: 'ana', status: 'suspended', locales: ['ro'], version: 2 },
    'courses/d1/versions/1': { ownerUid: 'ana', version: 1 },
    'courses/d2/versions/1': { ownerUid: 'ana', version: 1 },
    'courses/d2': { ownerUid: 'ana', status: 'suspended', locales: ['ro'], version: 1 },
    'courses/open': { ownerUid: 'ana', status: 'published', locales: ['ro'], version: 1 },
    'courseDrafts/open': stored(),
    'invitations/i1': invitation('clara@cursiv.test'),
    'invitations/i2': invitation('nina@cursiv.test'),
  },
  cases: [...reading, ...writing, ...history, ...presence, ...inviting],
};
