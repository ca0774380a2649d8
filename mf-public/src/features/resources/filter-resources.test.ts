import type { ResourceCard } from '@cursiv/shared-domain';
import { filterResources } from './filter-resources.ts';

const resource = (id: string, rest: Partial<ResourceCard>): ResourceCard => ({
  id,
  title: { text: id, locale: 'ro' },
  summary: { text: '', locale: 'ro' },
  kind: 'article',
  access: 'public',
  locales: ['ro'],
  categoryId: 'arts',
  ...rest,
});

const sheet = resource('foaie', { kind: 'file', summary: { text: 'O foaie liniată pentru exerciții', locale: 'ro' } });
const guide = resource('ghid', { locales: ['ro', 'en'], categoryId: 'design' });
const found = (filter: Partial<Parameters<typeof filterResources>[1]>) =>
  filterResources([sheet, guide], { query: '', ...filter }).map(({ id }) => id);

describe('filterResources', () => {
  it('keeps every resource while nothing is asked for', () => {
    expect(found({})).toEqual(['foaie', 'ghid']);
  });

  it('asks that kind, category and language all fit', () => {
    expect(found({ kind: 'file' })).toEqual(['foaie']);
    expect(found({ category: 'design', language: 'en' })).toEqual(['ghid']);
    expect(found({ kind: 'file', language: 'en' })).toEqual([]);
  });

  it('searches titles and summaries without diacritics', () => {
    expect(found({ query: 'exercitii' })).toEqual(['foaie']);
  });
});
