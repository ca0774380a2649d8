import { AppError } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { WaitingList } from './waiting-list.ts';

const schema = z.array(z.object({ id: z.string(), rev: z.number(), words: z.string() }));

const listOf = (dropsRefused = false, uid = 'ana') =>
  new WaitingList(uid, { place: 'words', schema, idOf: ({ id }) => id, dropsRefused });
const words = (id: string, said = id, rev = 0) => ({ id, rev, words: said });

/** Tells a list to a service that takes all but what the test refuses; resolves with what it took. */
async function told(list: ReturnType<typeof listOf>, refused: Record<string, AppError> = {}) {
  const taken: string[] = [];
  await list.tell(async (one) => {
    const failure = refused[one.id];
    if (failure) throw failure;
    taken.push(one.words);
    return undefined;
  });
  return taken;
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

describe('what waits to be told', () => {
  it('is told once, in the order in which it was begun, whatever grew last', async () => {
    const list = listOf();
    for (const next of [words('l1'), words('l2'), words('l1', 'more of l1')]) expect(list.keep(next)).toBe(true);
    expect(await told(listOf())).toEqual(['more of l1', 'l2']);
    expect(listOf().isEmpty).toBe(true);
    expect(await told(listOf())).toEqual([]);
  });

  it('is nobody else’s', async () => {
    listOf().keep(words('l1'));
    expect(await told(listOf(false, 'bogdan'))).toEqual([]);
    expect(await told(listOf())).toEqual(['l1']);
  });

  it('goes on waiting when it grew while it was told, with what the service made of the first part', async () => {
    const list = listOf();
    list.keep(words('n1', 'one'));
    await list.tell(async () => {
      list.keep(words('n1', 'one and two'));
      list.keep(words('n2'));
      return { rev: 1 };
    });
    expect(list.find('n1')).toEqual(words('n1', 'one and two', 1));
    expect(await told(list)).toEqual(['one and two', 'n2']);
  });

  it.each(['offline', 'busy', 'timed-out', 'clock-wrong', 'signed-out', 'maintenance'] as const)(
    'stays whole, and is told later, when the service cannot take it now: %s',
    async (code) => {
      const list = listOf(true);
      for (const id of ['l1', 'l2', 'l3']) list.keep(words(id));
      await expect(told(list, { l2: new AppError(code) })).rejects.toMatchObject({ code });
      expect(await told(list)).toEqual(['l2', 'l3']);
    },
  );

  it('holds up nothing else when it is refused for good, and is given up only where it is elsewhere too', async () => {
    const refused = { l1: new AppError('no-access') };
    for (const [dropsRefused, left] of [
      [true, undefined],
      [false, words('l1')],
    ] as const) {
      const list = listOf(dropsRefused);
      for (const id of ['l1', 'l2']) list.keep(words(id));
      expect(await told(list, refused)).toEqual(['l2']);
      expect(list.find('l1')).toEqual(left);
      list.clear();
    }
  });

  it('is said not to be kept where there is no room, or when it is nothing that can be read again', () => {
    const list = listOf();
    list.keep(words('l1'));
    expect(list.keep({ ...words('l2'), rev: Number.NaN })).toBe(false);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(list.keep(words('l2'))).toBe(false);
    expect(list.keep(words('l1', 'longer'))).toBe(false);
    full.mockRestore();
    expect(list.find('l1')).toEqual(words('l1'));
  });
});
