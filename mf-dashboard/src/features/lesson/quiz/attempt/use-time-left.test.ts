import { act, renderHook } from '@testing-library/react';
import { useTimeLeft } from './use-time-left.ts';

const BEGIN = new Date('2026-11-22T10:00:00Z');
const DEADLINE = new Date('2026-11-22T10:10:00Z');
const after = (seconds: number) => new Date(BEGIN.getTime() + seconds * 1000);
/** An attempt of ten minutes, as the server tells of it so many seconds after its begin. */
const runningAt = (seconds: number) => ({ attemptId: 'l1__1', now: after(seconds), deadlineAt: DEADLINE });

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const open = (seconds: number) =>
  renderHook(({ running }) => useTimeLeft(running), { initialProps: { running: runningAt(seconds) } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the time that is left of an attempt', () => {
  it.each([-366, 0, 366])('is that of the server on a device whose clock is %i days off', async (days) => {
    jest.setSystemTime(BEGIN.getTime() + days * 86_400_000);
    const { result } = open(0);
    expect(result.current).toBe(600);
    await pass(60);
    jest.setSystemTime(BEGIN.getTime() - days * 86_400_000);
    await pass(60);
    expect(result.current).toBe(480);
  });

  it('is as right at the end as it was in the beginning, and never less than nothing', async () => {
    const { result } = open(0);
    await pass(599);
    expect(result.current).toBe(1);
    await pass(1);
    expect(result.current).toBe(0);
    await pass(300);
    expect(result.current).toBe(0);
  });

  it('is that of the server again when a device has slept', async () => {
    const { result, rerender } = open(0);
    await pass(10);
    rerender({ running: runningAt(400) });
    expect(result.current).toBe(200);
  });

  it('is not known before the server has said it, and is none without a limit', async () => {
    expect(renderHook(() => useTimeLeft(undefined)).result.current).toBeUndefined();
    const unlimited = { attemptId: 'l1__1', now: BEGIN, deadlineAt: undefined };
    const { result } = renderHook(() => useTimeLeft(unlimited));
    await pass(60);
    expect(result.current).toBeUndefined();
  });
});
