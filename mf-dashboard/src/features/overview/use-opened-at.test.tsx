import { renderHook } from '@testing-library/react';
import { useOpenedAt } from './use-opened-at.ts';

const MORNING = new Date('2026-11-30T08:00:00Z');
const later = (seconds: number) => new Date(MORNING.getTime() + seconds * 1_000);

describe('when the page was opened', () => {
  beforeEach(() => jest.useFakeTimers({ now: MORNING }));
  afterEach(() => jest.useRealTimers());

  it('stays the same for whoever comes back within minutes, and is now for whoever comes back later', () => {
    const { result, rerender, unmount } = renderHook(useOpenedAt);
    expect(result.current).toEqual(MORNING);
    jest.setSystemTime(later(200));
    rerender();
    expect(result.current).toEqual(MORNING);
    unmount();
    expect(renderHook(useOpenedAt).result.current).toEqual(MORNING);
    jest.setSystemTime(later(300));
    expect(renderHook(useOpenedAt).result.current).toEqual(later(300));
  });

  it('is now on a device whose clock was put back', () => {
    jest.setSystemTime(later(90_000));
    renderHook(useOpenedAt);
    jest.setSystemTime(MORNING);
    expect(renderHook(useOpenedAt).result.current).toEqual(MORNING);
  });
});
