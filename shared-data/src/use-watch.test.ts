import { act, renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import { type Loadable, useGrowingList, useLastReady } from './use-watch.ts';
import type { Watch } from './watch.ts';

const show = (first: Loadable<string>) =>
  renderHook(({ loadable }: { loadable: Loadable<string> }) => useLastReady(loadable), {
    initialProps: { loadable: first },
  });

describe('what was ready last', () => {
  it('is nothing at first', () => {
    expect(show({ status: 'loading' }).result.current).toBeUndefined();
  });

  it('stays while its successor loads, and gives way to it', () => {
    const { result, rerender } = show({ status: 'ready', value: 'fifty' });
    rerender({ loadable: { status: 'loading' } });
    expect(result.current).toBe('fifty');
    rerender({ loadable: { status: 'ready', value: 'three hundred' } });
    expect(result.current).toBe('three hundred');
  });
});

describe('a list of which more is read', () => {
  /** How to tell what is in the list to who follows it for at most so many. */
  const tell = new Map<number, (value: string[]) => void>();
  const watchOf =
    (most: number): Watch<string[]> =>
    ({ next }) => {
      tell.set(most, next);
      return () => tell.delete(most);
    };

  const follow = () =>
    renderHook(
      ({ most }) =>
        useGrowingList(
          useMemo(() => watchOf(most), [most]),
          most,
        ),
      { initialProps: { most: 2 } },
    );

  it('is loading at first, with nothing to ask for more with', () => {
    expect(follow().result.current).toEqual({ list: { status: 'loading' }, isReading: true, hasMore: false });
  });

  it('stays while the rest comes, as does the way to ask for it, and ends where there is no more', () => {
    const { result, rerender } = follow();
    act(() => tell.get(2)?.(['a', 'b']));
    const known = { list: { status: 'ready', value: ['a', 'b'] }, hasMore: true };
    expect(result.current).toEqual({ ...known, isReading: false });
    rerender({ most: 4 });
    expect(result.current).toEqual({ ...known, isReading: true });
    act(() => tell.get(4)?.(['a', 'b', 'c']));
    const all = { list: { status: 'ready', value: ['a', 'b', 'c'] }, hasMore: false };
    expect(result.current).toEqual({ ...all, isReading: false });
  });
});
