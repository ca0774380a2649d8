import { memoryStore } from '../../store/memory-store.ts';
import { keepRating } from './keep-rating.ts';

const expert = {
  displayName: 'Ana Moldovan',
  headline: {},
  bio: {},
  languages: ['ro'],
  topics: {},
  categoryIds: [],
  timeZone: 'Europe/Bucharest',
  status: 'listed',
  ratingAvg: 5,
  ratingCount: 1,
  offerings: {},
};
const review = (rating: number, changes: Record<string, unknown> = {}) => ({
  targetKind: 'expert',
  targetId: 'ana',
  rating,
  status: 'published',
  ...changes,
});

describe('keepRating', () => {
  it('takes the published reviews of an expert into their document, and no others', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['experts/ana', expert],
      ['reviews/expert__ana__dan', review(5)],
      ['reviews/expert__ana__rea', review(2)],
      ['reviews/expert__ana__ion', review(1, { status: 'hidden' })],
      ['reviews/expert__eva__ion', review(1, { targetId: 'eva' })],
      ['reviews/course__ana__ion', review(1, { targetKind: 'course' })],
    ]);
    await keepRating(memoryStore(documents), { targetKind: 'expert', targetId: 'ana' });
    expect(documents.get('experts/ana')).toMatchObject({ ratingAvg: 3.5, ratingCount: 2, displayName: 'Ana Moldovan' });
  });
});
