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
import { PEOPLE } from '../people.ts';

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
  cases: [...naming, ...knowing],
};
