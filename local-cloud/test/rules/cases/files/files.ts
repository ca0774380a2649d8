import { storedRole } from '@cursiv/shared-domain';
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
import { counted } from '../allowance.ts';
import { PEOPLE, profile } from '../people.ts';

const earlier = minutesFromNow(-600);
const stored = (fileId: string, changes: Fields = {}): Fields => ({
  ownerUid: 'ana',
  place: { kind: 'resource', resourceId: 'r1' },
  path: `resources/ana/r1/${fileId}-ghid.pdf`,
  name: 'Ghid.pdf',
  bytes: 1000,
  contentType: 'application/pdf',
  status: 'stored',
  sha256: 'abc',
  createdAt: earlier,
  ...changes,
});
const named = (fileId: string, changes: Fields = {}): Fields => ({
  path: `resources/ana/r1/${fileId}-ghid.pdf`,
  name: 'Ghid.pdf',
  bytes: 1000,
  contentType: 'application/pdf',
  sha256: 'abc',
  ...changes,
});
const resource = (files: Fields): Fields => ({
  ownerUid: 'ana',
  kind: 'file',
  title: { ro: 'Ghid' },
  summary: { ro: 'Pe scurt' },
  body: {},
  files,
  access: 'public',
  locales: ['ro'],
  categoryId: 'arts',
  courseIds: [],
  status: 'draft',
  rev: 1,
  createdAt: NOW,
  updatedAt: NOW,
});
const saved = (file: Fields) => commit(set('resources/r1', resource({ ro: file })), counted('ana', 'resources', 'r1'));
const handedIn = (id: string) => commit(update(`resources/${id}`, { status: 'in_review', rev: 2, updatedAt: NOW }));

const naming = [
  lets('ana', 'an author name a file that is in its place', saved(named('f1'))),
  stops('ana', 'a file named before it is there', saved(named('f2'))),
  stops('ana', 'a file that nobody knows', saved(named('none'))),
  stops('ana', 'a file that was taken down', saved(named('f6'))),
  stops('ana', 'the file of another', saved(named('f3', { path: 'resources/clara/r1/f3-ghid.pdf' }))),
  stops('ana', 'the file of another resource', saved(named('f4', { path: 'resources/ana/r2/f4-ghid.pdf' }))),
  stops('ana', 'the file of a lesson', saved(named('f5', { path: 'courses/ana/c1/f5-ghid.pdf' }))),
  stops(
    'ana',
    'a file by a path that only looks like its own',
    saved(named('f1', { path: 'resources/clara/r1/f1-ghid.pdf' })),
  ),
  stops('ana', 'a path without a file', saved(named('f1', { path: 'ghid.pdf' }))),
  stops('ana', 'a size that is not the size', saved(named('f1', { bytes: 1 }))),
  stops('ana', 'a negative size', saved(named('f1', { bytes: -1 }))),
  stops('ana', 'a hash that is not the hash', saved(named('f1', { sha256: 'def' }))),
  stops('ana', 'a type that is not the type', saved(named('f1', { contentType: 'text/html' }))),
  stops('ana', 'a name that is not the name', saved(named('f1', { name: 'Altul.pdf' }))),
  stops('ana', 'a file without its hash', saved({ ...named('f1'), sha256: undefined })),
  lets('ana', 'an author hand in a draft whose file is there', handedIn('drafted')),
  stops('ana', 'a draft handed in whose file has been deleted', handedIn('emptied')),
  stops('ana', 'a draft handed in whose file was taken down', handedIn('censored')),
];

const PRIVATE = {
  'files/b1': stored('b1', { place: { kind: 'booking', bookingId: 'b1' } }),
  'files/v1': stored('v1', { place: { kind: 'evidence', flag: 'verifiedInstructor' } }),
  'files/t1': stored('t1', { place: { kind: 'trial' } }),
};
const moderated = [
  lets('ana', 'a person read why the own file was taken down', get('files/f6')),
  ...['root', 'moderator'].flatMap((caller) => [
    ...['files/f1', 'files/f5', 'files/f6'].map((path) => lets(caller, `the staff read about ${path}`, get(path))),
    ...Object.keys(PRIVATE).map((path) => stops(caller, `the staff reading about ${path}`, get(path))),
    stops(caller, 'the staff listing files past the function', list('files', ['status', 'EQUAL', 'stored'])),
  ]),
  ...['ana', 'root', 'moderator'].flatMap((caller) => [
    stops(caller, 'a file put back by hand', commit(update('files/f6', { status: 'stored' }))),
    stops(caller, 'a file written anew as one that is in its place', commit(set('files/f6', stored('f6')))),
    stops(caller, 'a file that was taken down deleted past the function', commit(remove('files/f6'))),
    stops(caller, 'a file taken down by hand', commit(update('files/f1', { status: 'takenDown' }))),
  ]),
];

const knowing = [
  lets('ana', 'a person read what is known of the own file', get('files/f1')),
  lets('ana', 'a person list the own files', list('files', ['ownerUid', 'EQUAL', 'ana'])),
  stops('bogdan', 'a person reading about the file of another', get('files/f1')),
  stops(undefined, 'a visitor reading about a file', get('files/f1')),
  stops('bogdan', 'a person listing the files of another', list('files', ['ownerUid', 'EQUAL', 'ana'])),
  stops('ana', 'a list of all files', list('files')),
  ...['ana', 'root'].flatMap((caller) => [
    stops(caller, 'room made without the function', commit(set('files/new', stored('new', { status: 'expected' })))),
    stops(caller, 'a stored file put back to expected', commit(update('files/f1', { status: 'expected' }))),
    stops(caller, 'a hash rewritten', commit(update('files/f1', { sha256: 'def' }))),
    stops(caller, 'what is known of a file deleted', commit(remove('files/f1'))),
    stops(caller, 'the count of used room rewritten', commit(set('storageUse/ana', { bytes: 0, files: 0 }))),
    stops(caller, 'the count of used room deleted', commit(remove('storageUse/ana'))),
  ]),
];

/** Files: only functions write their records; a resource names a file exactly as recorded, or not at all. */
export const filesSuite: RulesSuite = {
  name: 'files',
  documents: {
    ...PEOPLE,
    ...PRIVATE,
    'users/moderator': profile('moderator', { role: storedRole('moderator') }),
    'files/f6': stored('f6', {
      status: 'takenDown',
      takenDown: { note: 'Nu este al tău.', locale: 'ro', at: earlier },
    }),
    'files/c1': stored('c1', {
      place: { kind: 'resource', resourceId: 'censored' },
      path: 'resources/ana/censored/c1-ghid.pdf',
      status: 'takenDown',
    }),
    'resources/censored': {
      ...resource({ ro: named('c1', { path: 'resources/ana/censored/c1-ghid.pdf' }) }),
      createdAt: earlier,
      updatedAt: earlier,
    },
    'files/f1': stored('f1'),
    'files/f2': stored('f2', { status: 'expected', sha256: undefined }),
    'files/f3': stored('f3', { ownerUid: 'clara', path: 'resources/clara/r1/f3-ghid.pdf' }),
    'files/f4': stored('f4', { place: { kind: 'resource', resourceId: 'r2' }, path: 'resources/ana/r2/f4-ghid.pdf' }),
    'files/f5': stored('f5', {
      place: { kind: 'lesson', courseId: 'c1', lessonId: 'l1' },
      path: 'courses/ana/c1/f5-ghid.pdf',
    }),
    'files/d1': stored('d1', {
      place: { kind: 'resource', resourceId: 'drafted' },
      path: 'resources/ana/drafted/d1-ghid.pdf',
    }),
    'resources/drafted': {
      ...resource({ ro: named('d1', { path: 'resources/ana/drafted/d1-ghid.pdf' }) }),
      createdAt: earlier,
      updatedAt: earlier,
    },
    'resources/emptied': {
      ...resource({ ro: named('e1', { path: 'resources/ana/emptied/e1-ghid.pdf' }) }),
      createdAt: earlier,
      updatedAt: earlier,
    },
    'storageUse/ana': { bytes: 1000, files: 1 },
  },
  cases: [...naming, ...knowing, ...moderated],
};
