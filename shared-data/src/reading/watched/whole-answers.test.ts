import { wholeAnswers } from './whole-answers.ts';

const answer = (rows: number, fromCache: boolean) => ({ rows, empty: rows === 0, metadata: { fromCache } });

/** Hears answers; returns the rows of those that counted, and "unreachable". */
function hearing() {
  const heard: (number | 'unreachable')[] = [];
  const answers = wholeAnswers<ReturnType<typeof answer>>({
    whole: ({ rows }) => heard.push(rows),
    unreachable: () => heard.push('unreachable'),
  });
  return { heard, ...answers };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the answers to a query', () => {
  it('begin with the server’s, not with the one row that another part of the page had asked for', () => {
    const { heard, hear } = hearing();
    hear(answer(1, true));
    expect(heard).toEqual([]);
    hear(answer(40, false));
    expect(heard).toEqual([40]);
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual([40]);
  });

  it('follow every change once they are whole, although the client falls back on its memory', () => {
    const { heard, hear } = hearing();
    hear(answer(40, false));
    hear(answer(41, true));
    expect(heard).toEqual([40, 41]);
  });

  it('are the latest remembered ones where the server says nothing for ten seconds', () => {
    const { heard, hear } = hearing();
    hear(answer(1, true));
    jest.advanceTimersByTime(9_000);
    hear(answer(2, true));
    jest.advanceTimersByTime(999);
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(heard).toEqual([2]);
  });

  it('are the remembered ones at once where there is no network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { heard, hear } = hearing();
    hear(answer(3, true));
    expect(heard).toEqual([3]);
  });

  it('do not come from an empty memory; what is added to it without the server is there at once', () => {
    const { heard, hear } = hearing();
    hear(answer(0, true));
    expect(heard).toEqual(['unreachable']);
    hear(answer(1, true));
    hear(answer(0, false));
    expect(heard).toEqual(['unreachable', 1, 0]);
  });

  it('end with the watch', () => {
    const { heard, hear, stop } = hearing();
    hear(answer(1, true));
    stop();
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
  });
});
