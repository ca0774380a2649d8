import type { ExpertCard } from '@cursiv/shared-domain';
import { type ExpertFilter, filterExperts } from './filter-experts.ts';

const expert = (displayName: string, words: Partial<ExpertCard>): ExpertCard => ({
  id: displayName,
  displayName,
  headline: { text: '', locale: 'ro' },
  languages: ['ro'],
  topics: [],
  categoryIds: [],
  timeZone: 'Europe/Bucharest',
  isVerified: true,
  ratingAvg: 4,
  ratingCount: 1,
  ...words,
});
const experts = [
  expert('Șerban', { topics: [{ id: 'somn', text: 'Sleep' }], nextFreeAt: '2026-05-06T10:00:00.000Z' }),
  expert('Ana', { languages: ['en', 'ro'], ratingAvg: 4.5, nextFreeAt: '2026-05-05T10:00:00.000Z' }),
  expert('Ion', { headline: { text: 'Învață să negociezi', locale: 'ro' }, ratingCount: 9 }),
];
const found = (filter: Partial<ExpertFilter>) =>
  filterExperts(experts, { query: '', order: 'name', ...filter }).map(({ displayName }) => displayName);

describe('filterExperts', () => {
  it('finds by name, headline and topic, without diacritics', () => {
    expect(found({ query: 'serban' })).toEqual(['Șerban']);
    expect(found({ query: 'invata' })).toEqual(['Ion']);
    expect(found({ query: 'sle' })).toEqual(['Șerban']);
  });

  it('keeps experts who have the topic and speak the language', () => {
    expect(found({ topic: 'somn' })).toEqual(['Șerban']);
    expect(found({ language: 'en' })).toEqual(['Ana']);
    expect(found({ topic: 'somn', language: 'en' })).toEqual([]);
  });

  it('sorts by next free time, by rating, or by name', () => {
    expect(found({ order: 'next' })).toEqual(['Ana', 'Șerban', 'Ion']);
    expect(found({ order: 'rating' })).toEqual(['Ana', 'Ion', 'Șerban']);
    expect(found({ order: 'name' })).toEqual(['Ana', 'Ion', 'Șerban']);
  });
});
