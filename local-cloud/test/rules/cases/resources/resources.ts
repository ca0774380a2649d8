import {
  type Condition,
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
import { counted } from '../allowance.ts';
import { auditEvent, type Told } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-600);
const resource = (changes: Fields = {}): Fields => ({
  ownerUid: 'ana',
  kind: 'article',
  title: { ro: 'Ghid' },
  summary: { ro: 'Pe scurt' },
  body: { ro: 'Text' },
  files: {},
  access: 'public',
  locales: ['ro'],
  categoryId: 'arts',
  courseIds: [],
  status: 'draft',
  rev: 1,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});
const stored = (changes: Fields = {}) => resource({ createdAt: earlier, updatedAt: earlier, rev: 5, ...changes });
const create = (changes: Fields = {}) =>
  commit(set('resources/new', resource(changes)), counted('ana', 'resources', 'new'));
const saved = (id: string, changes: Fields) => update(`resources/${id}`, { rev: 6, updatedAt: NOW, ...changes });
const save = (id: string, changes: Fields) => commit(saved(id, changes));
const isPublished: Condition = ['status', 'EQUAL', 'published'];
const byTitle = list('resources', ['searchKeys', 'ARRAY_CONTAINS', 'ghid']);

const reading = [
  lets(undefined, 'a visitor read a public resource', get('resources/public')),
  lets(undefined, 'a visitor list public resources', list('resources', isPublished, ['access', 'EQUAL', 'public'])),
  lets('bogdan', 'a signed-in person read a resource for the registered', get('resources/registered')),
  lets(
    'bogdan',
    'a signed-in person list what the registered may read',
    list('resources', isPublished, ['access', 'IN', ['public', 'registered']]),
  ),
  lets('bogdan', 'a learner of its course read a resource for the enrolled', get('resources/enrolled')),
  lets('ana', 'an author read the own draft', get('resources/draft')),
  lets('ana', 'an author list the own resources', list('resources', ['ownerUid', 'EQUAL', 'ana'])),
  lets('root', 'an administrator list resources', list('resources')),
  lets('root', 'an administrator find resources of any state by title', byTitle),
  stops('bogdan', 'a person finding them', byTitle),
  stops(undefined, 'a visitor reading a resource for the registered', get('resources/registered')),
  stops(undefined, 'a visitor reading a resource for the enrolled', get('resources/enrolled')),
  stops('clara', 'a person who is not enrolled reading a resource for the enrolled', get('resources/enrolled')),
  stops('bogdan', 'a person reading the draft of another', get('resources/draft')),
  stops(undefined, 'a visitor listing without the access in the query', list('resources', isPublished)),
  stops('bogdan', 'a list that includes what is for the enrolled', list('resources', isPublished)),
  stops('bogdan', 'a person listing the resources of another', list('resources', ['ownerUid', 'EQUAL', 'ana'])),
  stops(undefined, 'a list of public drafts', list('resources', ['access', 'EQUAL', 'public'])),
];

const creating = [
  lets('ana', 'anybody signed in start a resource', create()),
  lets('ana', 'an author link a page', create({ kind: 'link', url: 'https://exemplu.ro/a?b=c' })),
  stops(undefined, 'a visitor starting a resource', create()),
  stops('bogdan', 'a resource in the name of another', create()),
  stops(
    'clara',
    'a resource that is published at once',
    commit(
      set('resources/new', resource({ ownerUid: 'clara', status: 'published' })),
      counted('clara', 'resources', 'new'),
    ),
  ),
  stops('ana', 'a resource that is not counted', commit(set('resources/new', resource()))),
  stops('ana', 'a resource with an unknown field', create({ downloadCount: 9 })),
  stops('ana', 'a resource with keys of its own', create({ searchKeys: ['altul'] })),
  stops('ana', 'a script as a link', create({ kind: 'link', url: 'javascript:alert(1)' })),
  stops('ana', 'a script behind a web address', create({ kind: 'link', url: 'javascript:x//\nhttps://exemplu.ro' })),
  stops('ana', 'a text of 20 001 characters', create({ body: { ro: 'x'.repeat(20_001) } })),
];

const moving = [
  lets('ana', 'an author save the next revision', save('draft', { title: { ro: 'Ghid nou' } })),
  lets('ana', 'an author hand a draft in', save('draft', { status: 'in_review' })),
  stops('ana', 'keys of their own', save('draft', { title: { ro: 'Ghid nou' }, searchKeys: ['altul'] })),
  lets('ana', 'an author take a draft back', save('waiting', { status: 'draft' })),
  lets('ana', 'an author archive what is published', save('public', { status: 'archived' })),
  lets('clara', 'a verified creator publish', save('creator', { status: 'published' })),
  lets('ana', 'an author delete the own draft', commit(remove('resources/draft'))),
  stops('ana', 'an author publishing without verification', save('draft', { status: 'published' })),
  stops('ana', 'a published text changed past the review', save('public', { body: { ro: 'Altceva' } })),
  stops('ana', 'a published resource made a draft again', save('public', { status: 'draft' })),
  stops('ana', 'an author lifting a suspension', save('suspended', { status: 'in_review' })),
  stops('ana', 'a save based on an older revision', save('draft', { rev: 5 })),
  stops('ana', 'a resource given away', save('draft', { ownerUid: 'bogdan' })),
  stops('bogdan', 'a person saving the resource of another', save('draft', { title: { ro: 'X' } })),
  stops('clara', 'a verified creator publishing for another', save('draft', { status: 'published' })),
  stops('ana', 'deleting what is published', commit(remove('resources/public'))),
  stops('bogdan', 'a person deleting the draft of another', commit(remove('resources/draft'))),
];

const event = (subject: string, told: Told['status'], changes: Fields = {}) =>
  set('auditEvents/e1', auditEvent('resource.status.changed', subject, { status: told }, changes));

const administering = [
  lets(
    'root',
    'an administrator publish after review',
    commit(
      saved('waiting', { status: 'published', lastAuditId: 'e1' }),
      event('resources/waiting', ['in_review', 'published']),
    ),
  ),
  lets(
    'root',
    'an administrator suspend',
    commit(
      saved('public', { status: 'suspended', lastAuditId: 'e1' }),
      event('resources/public', ['published', 'suspended']),
    ),
  ),
  stops('root', 'a suspension without a record', save('public', { status: 'suspended' })),
  stops(
    'root',
    'a suspension recorded elsewhere',
    commit(
      saved('public', { status: 'suspended', lastAuditId: 'e1' }),
      event('resources/draft', ['published', 'suspended']),
    ),
  ),
  stops(
    'root',
    'an administrator rewriting the text of an author',
    commit(
      saved('public', { body: { ro: 'X' }, lastAuditId: 'e1' }),
      event('resources/public', ['published', 'published']),
    ),
  ),
  stops(
    'ana',
    'an author recording an own decision',
    commit(
      saved('waiting', { status: 'published', lastAuditId: 'e1' }),
      event('resources/waiting', ['in_review', 'published'], { actorUid: 'ana', actorName: 'Persoana ana' }),
    ),
  ),
];

/** Resources: `access` decides who reads, verification who publishes. */
export const resourcesSuite: RulesSuite = {
  name: 'resources',
  documents: {
    ...PEOPLE,
    'courses/c1': { ownerUid: 'ana', status: 'published' },
    'enrollments/bogdan__c1': { uid: 'bogdan', courseId: 'c1', status: 'active' },
    'resources/public': stored({ status: 'published' }),
    'resources/registered': stored({ status: 'published', access: 'registered' }),
    'resources/enrolled': stored({ status: 'published', access: 'enrolled', courseIds: ['c1'] }),
    'resources/draft': stored({ searchKeys: ['ghid'] }),
    'resources/waiting': stored({ status: 'in_review' }),
    'resources/suspended': stored({ status: 'suspended' }),
    'resources/creator': stored({ ownerUid: 'clara' }),
  },
  cases: [...reading, ...creating, ...moving, ...administering],
};
