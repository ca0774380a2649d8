import type { RulesObject } from '../../../../src/rules/access.ts';
import { type Documents, minutesFromNow } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

/** One story about a file: who does what with it, and whether the rules allow it. */
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
const ARRIVAL = 'incoming/ana/expected';

interface Sent {
  contentType?: string;
  size?: number;
  /** The stored files at the start. */
  over?: boolean;
}

const object = (name: string, contentType: string, size: number): RulesObject => ({
  name,
  bucket: BUCKET,
  size,
  contentType,
});

const sends =
  (allowed: boolean) =>
  (caller: string | undefined, words: string, name = ARRIVAL, sent: Sent = {}): StorageCase => {
    const { contentType = 'application/pdf', size = 1000, over = false } = sent;
    return {
      story: `${allowed ? 'lets' : 'stops'} ${words}`,
      caller,
      op: 'create',
      name,
      ...(over && { before: object(name, contentType, size) }),
      after: object(name, contentType, size),
      allowed,
    };
  };
const takes = sends(true);
const refuses = sends(false);

const asks =
  (op: 'get' | 'list' | 'update' | 'delete') => (caller: string | undefined, words: string, name: string) => ({
    story: `stops ${words}`,
    caller,
    op,
    name,
    before: object(name, 'application/pdf', 1000),
    ...(op === 'update' && { after: object(name, 'text/html', 1000) }),
    allowed: false,
  });
const reads = asks('get');
const deletes = asks('delete');

const sending: StorageCase[] = [
  takes('ana', 'a person send the file that there is room for'),
  refuses(undefined, 'a visitor sending a file'),
  refuses('bogdan', 'a person sending in the place of another'),
  refuses('bogdan', 'a person using the room of another', 'incoming/bogdan/expected'),
  takes('bogdan', 'a co-author send a file of the owner', 'incoming/bogdan/helped'),
  refuses('ana', 'an owner sending what a co-author was to send', 'incoming/ana/helped'),
  refuses('root', 'an administrator sending a file that nobody expects', 'incoming/root/none'),
  refuses('ana', 'a file that nobody expects', 'incoming/ana/none'),
  refuses('ana', 'a file sent again once it is in its place', 'incoming/ana/stored'),
  refuses('ana', 'a file that comes too late', 'incoming/ana/late'),
  refuses('ana', 'a file in the place of one that has arrived', ARRIVAL, { over: true }),
  ...[0, -1, 999, 1001].map((size) =>
    refuses('ana', `a file of ${size} bytes where 1000 are expected`, ARRIVAL, { size }),
  ),
  ...[
    'text/html',
    'text/html,',
    'text/html,application/pdf',
    'application/pdf,text/html',
    'application/pdf;charset=utf-8',
    ' application/pdf',
    'application/PDF',
    'text/javascript1.5',
    'image/svg+xml',
    '',
  ].map((contentType) =>
    refuses('ana', `a file of type "${contentType}" where a PDF is expected`, ARRIVAL, { contentType }),
  ),
];

const PLACES = [
  'courses/clara/live/free/f1-v.mp4',
  'courses/clara/draft/l1/f1-v.mp4',
  'resources/ana/public/f1-f.pdf',
  'uploads/ana/f1-x.pdf',
  'files/f1',
  'index.html',
];

const everywhere: StorageCase[] = [
  ...PLACES.flatMap((name) => [
    reads(undefined, `a visitor reading ${name} past the function that gives out addresses`, name),
    reads('root', `an administrator reading ${name} past it`, name),
    ...['ana', 'clara'].flatMap((owner) => [
      reads(owner, `a person reading ${name} past it`, name),
      deletes(owner, `a person deleting ${name}`, name),
      refuses(owner, `a person writing to ${name}`, name),
      refuses(owner, `a person writing over ${name}`, name, { over: true }),
    ]),
    deletes('root', `an administrator deleting ${name}`, name),
  ]),
  reads('ana', 'a person reading what has just arrived, whose answer holds a lasting link', ARRIVAL),
  deletes('ana', 'a person taking back what has arrived, to send something else', ARRIVAL),
  asks('update')('ana', 'a type changed after the upload', ARRIVAL),
  ...['', 'incoming', 'incoming/ana', 'uploads/ana', 'courses/clara'].flatMap((name) =>
    ['ana', 'root'].map((caller) => asks('list')(caller, `a list of the files under "${name}"`, name)),
  ),
];

const expected = {
  ownerUid: 'ana',
  status: 'expected',
  bytes: 1000,
  contentType: 'application/pdf',
  expiresAt: minutesFromNow(60),
};

/** The documents that the storage rules read. */
export const STORAGE_DOCUMENTS: Documents = {
  ...PEOPLE,
  'files/expected': expected,
  'files/helped': { ...expected, sentBy: 'bogdan' },
  'files/late': { ...expected, expiresAt: minutesFromNow(-1) },
  'files/stored': { ...expected, status: 'stored' },
};

export const STORAGE_BUCKET = BUCKET;
export const STORAGE_CASES: StorageCase[] = [...sending, ...everywhere];
