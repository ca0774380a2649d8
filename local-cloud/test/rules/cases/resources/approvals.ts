import {
  commit,
  type Fields,
  lets,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-600);
const RETURNED = { note: 'Lipsește sursa.', locale: 'ro' };
const resource = (status: string, changes: Fields = {}): Fields => ({
  ownerUid: 'ana',
  kind: 'article',
  title: { ro: 'Ghid' },
  summary: {},
  body: { ro: 'Text' },
  files: {},
  access: 'public',
  locales: ['ro'],
  categoryId: 'arts',
  courseIds: [],
  status,
  rev: 5,
  createdAt: earlier,
  updatedAt: earlier,
  ...changes,
});
const moved = (id: string, status: string, changes: Fields = {}) =>
  update(`resources/${id}`, { status, rev: 6, updatedAt: NOW, ...changes });
const move = (id: string, status: string, changes: Fields = {}) => commit(moved(id, status, changes));
const edit = (id: string, changes: Fields) => commit(update(`resources/${id}`, { rev: 6, updatedAt: NOW, ...changes }));
const words = { body: { ro: 'Cumpără pastile' } };

const handing = [
  lets('ana', 'an author hand in what they saved', move('draft', 'in_review')),
  lets('ana', 'an author take back what waits', move('waiting', 'draft')),
  lets(
    'ana',
    'an author hand in again what came back, without the old answer',
    move('returned', 'in_review', { returned: undefined }),
  ),
  lets('ana', 'an author take an archived resource up as a draft', move('archived', 'draft')),
  lets('clara', 'a verified creator publish what they saved', move('creator', 'published')),
  lets('clara', 'a verified creator edit what they published', edit('live', words)),
  stops('clara', 'a verified creator taking the title from what is live', edit('live', { title: { ro: '' } })),
  stops('ana', 'a text changed while it is in review', edit('waiting', words)),
  stops('ana', 'a text changed while handing in', move('draft', 'in_review', words)),
  stops('ana', 'a text changed while taking it back', move('waiting', 'draft', words)),
  stops('ana', 'a text changed while archiving', move('public', 'archived', words)),
  stops('ana', 'a text changed once archived', edit('archived', words)),
  stops('clara', 'a verified creator changing a text while publishing', move('creator', 'published', words)),
  stops('clara', 'a verified creator changing a text while archiving', move('live', 'archived', words)),
  stops('ana', 'an archived resource published past the review', move('archived', 'published')),
  stops('ana', 'an archived resource handed in unseen as a draft', move('archived', 'in_review')),
  stops('ana', 'deleting what is archived before taking it up as a draft', commit(remove('resources/archived'))),
  stops('ana', 'a state based on an older revision', move('draft', 'in_review', { rev: 5 })),
  stops('ana', 'something without a title handed in', move('untitled', 'in_review')),
  stops('ana', 'an answer that the author gives themselves', edit('draft', { returned: RETURNED })),
  stops('ana', 'an answer reworded by the author', edit('returned', { returned: { ...RETURNED, note: 'Perfect!' } })),
  stops('ana', 'the old answer published with the resource', move('returned', 'in_review')),
];

const told = (id: string, changes: Fields) =>
  set('auditEvents/e1', {
    at: NOW,
    actorUid: 'root',
    actorName: 'Persoana root',
    action: 'resource.status.changed',
    subject: `resources/${id}`,
    changes,
  });
const decide = (id: string, from: string, to: string, fields: Fields = {}) =>
  commit(moved(id, to, { lastAuditId: 'e1', ...fields }), told(id, { status: { old: from, new: to } }));
const giveBack = (returned?: Fields) =>
  commit(
    moved('waiting', 'draft', { lastAuditId: 'e1', ...(returned && { returned }) }),
    told('waiting', {
      status: { old: 'in_review', new: 'draft' },
      ...(returned && { returned: { old: null, new: returned } }),
    }),
  );

const deciding = [
  lets('root', 'an administrator approve the revision they read', decide('waiting', 'in_review', 'published')),
  lets('root', 'an administrator give it back with a reason', giveBack(RETURNED)),
  lets('root', 'an administrator bring an archived resource back', decide('archived', 'archived', 'published')),
  stops('root', 'an approval of an earlier revision', decide('waiting', 'in_review', 'published', { rev: 5 })),
  stops('root', 'an approval of a revision still to come', decide('waiting', 'in_review', 'published', { rev: 7 })),
  stops('root', 'an approval that changes the text', decide('waiting', 'in_review', 'published', words)),
  stops('root', 'a draft published that nobody handed in', decide('draft', 'draft', 'published')),
  stops('root', 'a resource given back without a word', giveBack()),
  stops('root', 'a resource given back with a reason that nobody sees', giveBack({ note: '\u200b', locale: 'ro' })),
  stops(
    'root',
    'an approval with a word for the author that everybody reads',
    decide('waiting', 'in_review', 'published', { returned: RETURNED }),
  ),
  stops('root', 'an approval of what hangs on the course of another', decide('foreign', 'in_review', 'published')),
];

const create = (changes: Fields) =>
  commit(
    set('resources/new', resource('draft', { rev: 1, createdAt: NOW, updatedAt: NOW, ...changes })),
    counted('ana', 'resources', 'new'),
  );
const file = (changes: Fields) => ({
  path: 'resources/ana/new/1.pdf',
  name: 'ghid.pdf',
  bytes: 1000,
  contentType: 'application/pdf',
  ...changes,
});

const linking = [
  lets('ana', 'an author hang a resource on their own course', create({ courseIds: ['own'] })),
  lets('ana', 'an author hang it on five of their own', create({ courseIds: ['own', 'own2', 'own', 'own2', 'own'] })),
  stops('ana', 'a resource on the course of another', create({ courseIds: ['theirs'] })),
  stops(
    'ana',
    'a resource on the course of another behind their own',
    create({ courseIds: ['own', 'own2', 'theirs'] }),
  ),
  stops(
    'ana',
    'a resource on the course of another in the last place',
    create({ courseIds: ['own', 'own', 'own', 'own', 'theirs'] }),
  ),
  stops('ana', 'a resource on a course that is not there', create({ courseIds: ['none'] })),
  stops('ana', 'a resource on six courses', create({ courseIds: ['own', 'own', 'own', 'own', 'own', 'own'] })),
  stops('ana', 'a draft hung on the course of another later', edit('draft', { courseIds: ['theirs'] })),
  stops('ana', 'what hangs on the course of another handed in', move('linked', 'in_review')),
  stops(
    'clara',
    'a verified creator hanging what is live on the course of another',
    edit('live', { courseIds: ['own'] }),
  ),
  stops('ana', 'a file of less than nothing', create({ kind: 'file', files: { ro: file({ bytes: -1 }) } })),
  stops(
    'ana',
    'a file whose name reads backwards',
    create({ kind: 'file', files: { ro: file({ name: 'ghid\u202efdp.exe' }) } }),
  ),
  stops('ana', 'a title that nobody sees', create({ title: { ro: '\u2060\u2800' } })),
];

/**
 * Visitors see exactly what was reviewed: state changes come alone, from the revision that the administrator saw, and
 * links belong to the author.
 */
export const approvalsSuite: RulesSuite = {
  name: 'approvals',
  documents: {
    ...PEOPLE,
    'courses/own': { ownerUid: 'ana', status: 'published' },
    'courses/own2': { ownerUid: 'ana', status: 'published' },
    'courses/theirs': { ownerUid: 'bogdan', status: 'published' },
    'resources/draft': resource('draft'),
    'resources/untitled': resource('draft', { title: { ro: '' } }),
    'resources/returned': resource('draft', { returned: RETURNED }),
    'resources/linked': resource('draft', { courseIds: ['theirs'] }),
    'resources/waiting': resource('in_review'),
    'resources/foreign': resource('in_review', { courseIds: ['theirs'] }),
    'resources/public': resource('published'),
    'resources/archived': resource('archived'),
    'resources/creator': resource('draft', { ownerUid: 'clara' }),
    'resources/live': resource('published', { ownerUid: 'clara' }),
  },
  cases: [...handing, ...deciding, ...linking],
};
