import fc from 'fast-check';
import { type LearnedLessons, learnedKey, withLearned } from './learned-lessons.ts';
import { weeklyStanding } from './weekly-standing.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const ZONE = 'Europe/Bucharest';
const DAY_MS = 86_400_000;
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const lesson = (id: string, days: number): LearnedLessons => ({
  [learnedKey('c1', id)]: { at: before(days), seconds: 60 },
});

describe('what was learned', () => {
  it('has each lesson once, however often it is told', () => {
    const once = withLearned({}, lesson('l1', 1));
    expect(withLearned(once, lesson('l1', 1))).toEqual(once);
    expect(Object.keys(withLearned(once, lesson('l1', 0)))).toHaveLength(1);
  });

  it('keeps every lesson that may count in a week, whatever comes when', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 60 }), (days) => {
        const told = days.map((ago, place) => lesson(`l${place}`, ago));
        const kept = told.reduce((known, one) => withLearned(known, one), {});
        const goal = { kind: 'lessons', count: 1 } as const;
        const standing = (lessons: LearnedLessons) => weeklyStanding(goal, Object.values(lessons), NOW, ZONE);
        expect(standing(kept)).toEqual(standing(Object.assign({}, ...told)));
      }),
    );
  });

  it('lets go of what is half a year and more before the latest', () => {
    expect(withLearned(lesson('old', 200), lesson('new', 0))).toEqual(lesson('new', 0));
  });

  it('stays far below a document’s limit, with the longest ids', () => {
    const many = Array.from({ length: 3_000 }, (_, place) => [
      learnedKey('c'.repeat(128), `l${place}`.padEnd(128, 'x')),
      { at: before(place / 100), seconds: 60 },
    ]);
    const kept = withLearned({}, Object.fromEntries(many));
    expect(Object.keys(kept)).toHaveLength(2_700);
    expect(JSON.stringify(kept).length).toBeLessThan(900_000);
  });
});
