import type { RulesObject } from '../../../src/rules/access.ts';
import type { Documents } from '../rules-case.ts';
import { PEOPLE } from './people.ts';

/** One story about a file: who does what with it, and whether the rules let it happen. */
export interface StorageCase {
  story: string;
  caller: string | undefined;
  op: 'get' | 'list' | 'create' | 'update' | 'delete';
  name: string;
  before?: RulesObject;
  after?: RulesObject;
  allowed: boolean;
}

const BUCKET = 'cursiv.test';
const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

const object = (name: string, contentType: string, size: number): RulesObject => ({
  name,
  bucket: BUCKET,
  size,
  contentType,
});

type Words = [caller: string | undefined, words: string];

const story = (allowed: boolean, [caller, words]: Words) => ({
  story: `${allowed ? 'lets' : 'stops'} ${words}`,
  caller,
  allowed,
});

const reads = (allowed: boolean, caller: string | undefined, words: string, name: string): StorageCase => ({
  ...story(allowed, [caller, words]),
  op: 'get',
  name,
  before: object(name, 'video/mp4', KIB),
});

const uploads = (
  allowed: boolean,
  caller: string | undefined,
  words: string,
  name: string,
  contentType: string,
  size = KIB,
): StorageCase => ({
  ...story(allowed, [caller, words]),
  op: 'create',
  name,
  after: object(name, contentType, size),
});

const paid = 'courses/clara/live/paid/v.mp4';
const free = 'courses/clara/live/free/v.mp4';
const drafted = 'courses/clara/draft/l1/v.mp4';
const upload = (words: string, contentType: string, size?: number) =>
  uploads(false, 'ana', words, 'uploads/ana/x', contentType, size);

const videos: StorageCase[] = [
  reads(true, undefined, 'a visitor watch a free preview', free),
  reads(true, 'ana', 'a learner watch a lesson', paid),
  reads(true, 'clara', 'an author watch the own draft', drafted),
  reads(true, 'root', 'an administrator watch a draft for review', drafted),
  reads(false, undefined, 'a visitor watching a lesson', paid),
  reads(false, 'bogdan', 'a person who is not enrolled watching a lesson', paid),
  reads(false, 'dora', 'a learner who withdrew watching a lesson', paid),
  reads(false, 'bogdan', 'a person watching the draft of another', drafted),
  reads(false, 'fake', 'a profile whose isAdmin is the word "true" watching a draft', drafted),
  uploads(true, 'clara', 'an author upload a video', drafted, 'video/mp4', GIB),
  uploads(true, 'clara', 'an author upload captions', 'courses/clara/draft/l1/ro.vtt', 'text/vtt;charset=utf-8'),
  uploads(false, 'bogdan', 'a person uploading into the course of another', drafted, 'video/mp4'),
  uploads(false, undefined, 'a visitor uploading a video', drafted, 'video/mp4'),
  uploads(false, 'clara', 'a video of 2 GiB', drafted, 'video/mp4', 2 * GIB),
  uploads(false, 'clara', 'captions of 1 MiB', 'courses/clara/draft/l1/ro.vtt', 'text/vtt', MIB),
  uploads(false, 'clara', 'a page in place of a video', drafted, 'text/html'),
  uploads(false, 'clara', 'a drawing in place of a video', drafted, 'image/svg+xml'),
];

const resourceFiles: StorageCase[] = [
  reads(true, undefined, 'a visitor open a public file', 'resources/ana/public/f.pdf'),
  reads(true, 'bogdan', 'a signed-in person open a file for the registered', 'resources/ana/registered/f.pdf'),
  reads(true, 'ana', 'an author open the own draft', 'resources/ana/draft/f.pdf'),
  reads(true, 'dora', 'a learner open a file for the enrolled', 'resources/ana/enrolled/f.pdf'),
  reads(true, 'root', 'an administrator open a file for review', 'resources/ana/draft/f.pdf'),
  reads(false, undefined, 'a visitor opening a file for the registered', 'resources/ana/registered/f.pdf'),
  reads(false, 'bogdan', 'a person who is not enrolled opening a file', 'resources/ana/enrolled/f.pdf'),
  reads(false, 'bogdan', 'a person opening the draft of another', 'resources/ana/draft/f.pdf'),
  reads(false, undefined, 'a file put beside the resource of another', 'resources/bogdan/public/f.pdf'),
  uploads(true, 'ana', 'an author upload a PDF', 'resources/ana/new/f.pdf', 'application/pdf', 20 * MIB),
  uploads(false, 'bogdan', 'a person uploading for another', 'resources/ana/new/f.pdf', 'application/pdf'),
  uploads(false, 'ana', 'a file above 20 MiB', 'resources/ana/new/f.pdf', 'application/pdf', 20 * MIB + 1),
  ...['text/html', 'TEXT/HTML; charset=utf-8', 'image/svg+xml', 'text/javascript', 'application/octet-stream'].map(
    (type) => uploads(false, 'ana', `a file of type ${type}`, 'resources/ana/new/f', type),
  ),
];

const tries: StorageCase[] = [
  reads(true, 'ana', 'a person read the own upload', 'uploads/ana/x'),
  uploads(true, 'ana', 'a person upload any file', 'uploads/ana/x', 'application/octet-stream', 200 * MIB),
  uploads(
    true,
    'ana',
    'a person upload a document',
    'uploads/ana/x',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ),
  { ...story(true, ['ana', 'a person list the own uploads']), op: 'list', name: 'uploads/ana' },
  {
    ...story(true, ['ana', 'a person delete the own upload']),
    op: 'delete',
    name: 'uploads/ana/x',
    before: object('uploads/ana/x', 'text/plain', 1),
  },
  reads(false, 'bogdan', 'a person reading the upload of another', 'uploads/ana/x'),
  { ...story(false, ['bogdan', 'a person listing the uploads of another']), op: 'list', name: 'uploads/ana' },
  {
    ...story(false, ['bogdan', 'a person deleting the upload of another']),
    op: 'delete',
    name: 'uploads/ana/x',
    before: object('uploads/ana/x', 'text/plain', 1),
  },
  uploads(false, 'bogdan', 'a person uploading for another', 'uploads/ana/x', 'text/plain'),
  upload('a file above 200 MiB', 'application/octet-stream', 200 * MIB + 1),
  ...[
    'text/html',
    'Text/HTML;charset=utf-8',
    'application/xhtml+xml',
    'image/svg+xml',
    'application/xml',
    'text/javascript',
  ].map((type) => upload(`an upload of type ${type}`, type)),
];

const elsewhere: StorageCase[] = [
  {
    ...story(false, ['ana', 'a file overwritten']),
    op: 'create',
    name: 'uploads/ana/x',
    before: object('uploads/ana/x', 'text/plain', 1),
    after: object('uploads/ana/x', 'text/plain', 2),
  },
  {
    ...story(false, ['clara', 'a type changed after the upload']),
    op: 'update',
    name: drafted,
    before: object(drafted, 'video/mp4', 1),
    after: object(drafted, 'text/html', 1),
  },
  uploads(false, 'root', 'a file outside the known folders', 'public/index.pdf', 'application/pdf'),
  { ...story(false, ['root', 'a list of every file']), op: 'list', name: '' },
];

const resource = (access: string, status = 'published') => ({ ownerUid: 'ana', status, access, courseIds: ['other'] });

/** The documents that the storage rules look up. */
export const STORAGE_DOCUMENTS: Documents = {
  ...PEOPLE,
  'courses/live': { ownerUid: 'clara', status: 'published' },
  'courses/live/lessons/free': { freePreview: true },
  'courses/live/lessons/paid': { freePreview: false },
  'enrollments/ana__live': { status: 'active' },
  'enrollments/dora__live': { status: 'withdrawn' },
  'enrollments/dora__other': { status: 'completed' },
  'resources/public': resource('public'),
  'resources/registered': resource('registered'),
  'resources/enrolled': resource('enrolled'),
  'resources/draft': resource('public', 'draft'),
};

export const STORAGE_BUCKET = BUCKET;
export const STORAGE_CASES: StorageCase[] = [...videos, ...resourceFiles, ...tries, ...elsewhere];
