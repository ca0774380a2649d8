import { weeklyStanding } from './weekly-standing.ts';

const ZONE = 'Europe/Bucharest';
/** A Wednesday. */
const NOW = new Date('2026-11-25T12:00:00Z');
const lesson = (at: string, minutes = 10) => ({ at: new Date(at), seconds: minutes * 60 });
const twoLessons = { kind: 'lessons', count: 2 } as const;

describe('a weekly goal', () => {
  it('counts the lessons of the week, which begins on Monday in the learner’s zone', () => {
    const finished = [lesson('2026-11-22T21:59:00Z'), lesson('2026-11-22T22:01:00Z'), lesson('2026-11-24T08:00:00Z')];
    expect(weeklyStanding(twoLessons, finished, NOW, ZONE)).toEqual({ done: 2, weeks: 1 });
    expect(weeklyStanding(twoLessons, finished, NOW, 'Europe/London')).toEqual({ done: 1, weeks: 1 });
  });

  it('counts the minutes of the lessons, whole ones', () => {
    const finished = [lesson('2026-11-23T08:00:00Z', 12.5), lesson('2026-11-24T08:00:00Z', 7.4)];
    expect(weeklyStanding({ kind: 'minutes', count: 30 }, finished, NOW, ZONE)).toEqual({ done: 19, weeks: 0 });
  });

  it('has weeks in a row, of which a week that is not over takes none away', () => {
    const week = (day: number) => [lesson(`2026-11-${day}T08:00:00Z`), lesson(`2026-11-${day}T09:00:00Z`)];
    const before = [...week(10), ...week(17)];
    expect(weeklyStanding(twoLessons, before, NOW, ZONE).weeks).toBe(2);
    expect(weeklyStanding(twoLessons, [...before, ...week(24)], NOW, ZONE).weeks).toBe(3);
    expect(weeklyStanding(twoLessons, week(10), NOW, ZONE).weeks).toBe(0);
  });

  it('keeps its weeks over the change of the clocks', () => {
    const now = new Date('2026-10-28T12:00:00Z');
    const finished = ['2026-10-19T00:30:00+03:00', '2026-10-25T23:30:00+02:00'].map((at) => lesson(at));
    expect(weeklyStanding(twoLessons, finished, now, ZONE)).toEqual({ done: 0, weeks: 1 });
  });

  it('looks back half a year', () => {
    const weeks = Array.from({ length: 40 }, (_, ago) =>
      lesson(new Date(NOW.getTime() - ago * 7 * 86_400_000).toISOString()),
    );
    expect(weeklyStanding({ kind: 'lessons', count: 1 }, weeks, NOW, ZONE).weeks).toBe(27);
  });
});
