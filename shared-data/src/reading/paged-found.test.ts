import type { Watch } from '../watch.ts';
import { type FoundSoFar, pagedFound, type Slice } from './paged-found.ts';

interface Row {
  id: string;
  at: number;
}
interface Listener {
  slice: Slice<Row>;
  seen: Set<string>;
  next: (rows: Row[]) => void;
}

/** A list in order of `at`, which counts what each listener is told of for the first time, as the database bills it. */
function world(places: number[], isWanted: (row: Row) => boolean = () => true) {
  const row = (at: number): Row => ({ id: `r${at}`, at });
  let rows = places.map(row);
  let reads = 0;
  const listeners = new Set<Listener>();
  const tell = (one: Listener) => {
    const { after, until, most } = one.slice;
    const shown = rows.filter(({ at }) => (!after || at > after.at) && (!until || at <= until.at)).slice(0, most);
    for (const { id } of shown) {
      if (!one.seen.has(id)) reads += 1;
      one.seen.add(id);
    }
    one.next(shown);
  };
  const watchSlice =
    (slice: Slice<Row>): Watch<Row[]> =>
    ({ next }) => {
      const listener = { slice, next, seen: new Set<string>() };
      listeners.add(listener);
      queueMicrotask(() => listeners.has(listener) && tell(listener));
      return () => void listeners.delete(listener);
    };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  let last: FoundSoFar<Row> | undefined;
  const list = pagedFound({
    watchSlice,
    wantedOf: (docs) => docs.filter(isWanted).toSorted((a, b) => a.at - b.at),
    step: 3,
  });
  const stop = list.watch({
    next: (found) => {
      last = found;
    },
    fail: (error) => {
      throw error;
    },
  });
  const change = async (next: number[]) => {
    rows = next.map(row);
    for (const listener of [...listeners]) tell(listener);
    await settled();
  };
  const more = async () => {
    list.more();
    await settled();
  };
  const shown = () => last?.found.map(({ at }) => at);
  return { change, more, settled, shown, stop, last: () => last, reads: () => reads, listeners };
}

const TEN = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

describe('a list that is read page by page', () => {
  it('reads each page once, and says when there is no more', async () => {
    const { more, settled, shown, last, reads } = world(TEN);
    await settled();
    expect(shown()).toEqual([10, 20, 30]);
    const counts = [reads()];
    for (let page = 0; page < 3; page += 1) {
      await more();
      counts.push(reads());
    }
    expect(counts).toEqual([3, 6, 9, 10]);
    expect(last()).toMatchObject({ hasMore: false, isReading: false });
    await more();
    expect([reads(), shown()]).toEqual([10, TEN]);
  });

  it('follows every page, and shows nothing twice and nothing too few when edges move', async () => {
    const { change, more, settled, shown } = world(TEN);
    await settled();
    await more();
    await more();
    await change([5, ...TEN.slice(0, -1)]);
    expect(shown()).toEqual([5, 10, 20, 30, 40, 50, 60, 70, 80]);
    await change(TEN.filter((at) => at !== 30 && at !== 60));
    expect(shown()).toEqual([10, 20, 40, 50, 70, 80, 90, 100]);
  });

  it('reads a page once more when its edge moves, and never again', async () => {
    const { change, more, settled, reads } = world(TEN);
    await settled();
    await more();
    await change([1, ...TEN]);
    const once = reads();
    await change([1, 2, ...TEN]);
    await change([1, 2, 3, ...TEN]);
    expect(reads() - once).toBe(2);
  });

  it('looks further while too few match, and tells so', async () => {
    const { more, settled, shown, reads, last } = world(TEN, ({ at }) => at % 40 === 0);
    await settled();
    expect(shown()).toEqual([40, 80]);
    expect([reads(), last()?.hasMore]).toEqual([10, false]);
    await more();
    expect(reads()).toBe(10);
  });

  it('stops listening', async () => {
    const { more, settled, stop, listeners } = world(TEN);
    await settled();
    await more();
    stop();
    expect(listeners.size).toBe(0);
  });
});
