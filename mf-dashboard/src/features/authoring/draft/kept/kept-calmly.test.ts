import { keptCalmly } from './kept-calmly.ts';

/** A store that counts what is written to it. */
function countingStore() {
  const writes: string[] = [];
  let kept: string | undefined;
  return {
    writes,
    read: () => kept,
    keep: (edits: string) => {
      kept = edits;
      writes.push(edits);
    },
    clear: () => {
      kept = undefined;
    },
  };
}

const type = (text: string, keep: (edits: string) => void) => {
  for (let at = 1; at <= text.length; at += 1) keep(text.slice(0, at));
};

describe('edits that are kept calmly', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are written once for many keys, after the page has shown them', () => {
    const store = countingStore();
    const kept = keptCalmly(store);
    type('caligrafie', kept.keep);
    expect(store.writes).toEqual([]);
    expect(kept.read()).toBe('caligrafie');
    jest.runAllTimers();
    expect(store.writes).toEqual(['caligrafie']);
  });

  it('are written before the page is left, and not once more after it', () => {
    const store = countingStore();
    const kept = keptCalmly(store);
    type('tuș', kept.keep);
    window.dispatchEvent(new Event('pagehide'));
    jest.runAllTimers();
    expect(store.writes).toEqual(['tuș']);
  });

  it('do not come back once they are saved', () => {
    const store = countingStore();
    const kept = keptCalmly(store);
    type('tuș', kept.keep);
    kept.clear();
    jest.runAllTimers();
    window.dispatchEvent(new Event('pagehide'));
    expect(store.writes).toEqual([]);
    expect(kept.read()).toBeUndefined();
  });

  it('go on being kept after a save', () => {
    const store = countingStore();
    const kept = keptCalmly(store);
    type('tuș', kept.keep);
    kept.clear();
    type('peniță', kept.keep);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.read()).toBe('peniță');
  });
});
