import type { DocumentsAhead } from '@cursiv/shared-domain';
import { put, takeDocument, takeFolder } from './documents-ahead.ts';

const COURSE = 'courses/c1';
const LISTS = 'courses/c1/versions/3/lessonLists';
const answer = (): DocumentsAhead => ({
  documents: { [COURSE]: { version: 3 } },
  folders: { [LISTS]: [{ id: '0', fields: { lessons: [] } }] },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what was asked for ahead', () => {
  it('is taken once, and anything else not at all', async () => {
    put(Promise.resolve(answer()));
    expect(await takeDocument('courses/c2')).toBeUndefined();
    expect(await takeDocument(COURSE)).toEqual({ id: 'c1', fields: { version: 3 } });
    expect(await takeDocument(COURSE)).toBeUndefined();
    expect(await takeFolder(LISTS)).toEqual([{ id: '0', fields: { lessons: [] } }]);
    expect(await takeFolder(LISTS)).toBeUndefined();
  });

  it('counts for twenty seconds', async () => {
    put(Promise.resolve(answer()));
    jest.setSystemTime(Date.now() + 20_001);
    expect(await takeDocument(COURSE)).toBeUndefined();
  });

  it('is not waited for longer than half a second', async () => {
    let come: (value: DocumentsAhead) => void = () => undefined;
    put(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    const waited = takeDocument(COURSE);
    await jest.advanceTimersByTimeAsync(500);
    expect(await waited).toBeUndefined();
    come(answer());
    expect(await takeDocument(COURSE)).toMatchObject({ id: 'c1' });
  });

  it('is missing when nothing came', async () => {
    put(Promise.resolve(undefined));
    expect(await takeDocument(COURSE)).toBeUndefined();
  });
});
