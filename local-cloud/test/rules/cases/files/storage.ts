import type { RulesObject } from '../../../../src/rules/access.ts';

/** One story about a file: who tries what with it. The rules allow nothing to anybody. */
export interface StorageCase {
  story: string;
  caller: string | undefined;
  op: 'get' | 'list' | 'create' | 'update' | 'delete';
  name: string;
  before?: RulesObject;
  after?: RulesObject;
}

const BUCKET = 'cursiv.test';

const object = (name: string, contentType: string, size: number): RulesObject => ({
  name,
  bucket: BUCKET,
  size,
  contentType,
});

const sends =
  (over: boolean) =>
  (caller: string | undefined, words: string, name: string): StorageCase => ({
    story: `stops ${words}`,
    caller,
    op: 'create',
    name,
    ...(over && { before: object(name, 'application/pdf', 1000) }),
    after: object(name, 'application/pdf', 1000),
  });
const writes = sends(false);
const writesOver = sends(true);

const asks =
  (op: 'get' | 'list' | 'update' | 'delete') => (caller: string | undefined, words: string, name: string) => ({
    story: `stops ${words}`,
    caller,
    op,
    name,
    before: object(name, 'application/pdf', 1000),
    ...(op === 'update' && { after: object(name, 'text/html', 1000) }),
  });
const reads = asks('get');
const deletes = asks('delete');
const changes = asks('update');

const PLACES = [
  'courses/clara/live/free/f1-v.mp4',
  'courses/clara/draft/l1/f1-v.mp4',
  'resources/ana/public/f1-f.pdf',
  'uploads/ana/f1-x.pdf',
  'files/f1',
  'incoming/ana/expected',
  'incoming/ana/none',
  'index.html',
];

/** A person's file that is expected and sent: not even its owner asks the storage for anything. */
export const STORAGE_CASES: StorageCase[] = [
  ...PLACES.flatMap((name) => [
    reads(undefined, `a visitor reading ${name} past the function that gives out addresses`, name),
    reads('root', `an administrator reading ${name} past it`, name),
    ...['ana', 'clara'].flatMap((owner) => [
      reads(owner, `a person reading ${name} past it`, name),
      deletes(owner, `a person deleting ${name}`, name),
      writes(owner, `a person writing to ${name}`, name),
      writesOver(owner, `a person writing over ${name}`, name),
      changes(owner, `a person changing what ${name} says of itself`, name),
    ]),
    writes(undefined, `a visitor writing to ${name}`, name),
    writes('root', `an administrator writing to ${name}`, name),
    deletes('root', `an administrator deleting ${name}`, name),
  ]),
  ...['', 'incoming', 'incoming/ana', 'uploads/ana', 'courses/clara'].flatMap((name) =>
    ['ana', 'root'].map((caller) => asks('list')(caller, `a list of the files under "${name}"`, name)),
  ),
];

export const STORAGE_BUCKET = BUCKET;
