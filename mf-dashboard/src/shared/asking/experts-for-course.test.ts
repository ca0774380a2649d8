import type { ExpertCard } from '@cursiv/shared-domain';
import { expertsForCourse } from './experts-for-course.ts';

const expert = (id: string, changes: Partial<ExpertCard> = {}): ExpertCard => ({
  ...{ id, displayName: id, headline: { text: '', locale: 'ro' }, languages: ['ro'], topics: [] },
  ...{ categoryIds: ['arts'], timeZone: 'Europe/Bucharest', isVerified: true, ratingAvg: 0, ratingCount: 0 },
  ...changes,
});
const COURSE = { categoryId: 'arts', ownerUid: 'owner', instructorUids: ['ina'] } as const;
const found = (experts: ExpertCard[], language = 'ro') =>
  expertsForCourse(experts, { ...COURSE, instructorUids: [...COURSE.instructorUids] }, language).map(({ id }) => id);

describe('who can explain a course', () => {
  it('is an expert of its subject, or who teaches it', () => {
    const other = { categoryIds: ['science' as const] };
    expect(found([expert('ana'), expert('dan', other), expert('ina', other)])).toEqual(['ina', 'ana']);
  });

  it('comes first in the reader’s language, then when they are free soonest', () => {
    const experts = [
      expert('english', { languages: ['en-GB'], nextFreeAt: '2026-05-01T08:00:00Z' }),
      expert('full'),
      expert('later', { nextFreeAt: '2026-05-03T08:00:00Z' }),
      expert('sooner', { nextFreeAt: '2026-05-02T08:00:00Z' }),
    ];
    expect(found(experts)).toEqual(['sooner', 'later', 'full', 'english']);
    expect(found(experts, 'en')[0]).toBe('english');
  });
});
