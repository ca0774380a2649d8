import type { Resource } from '@cursiv/shared-domain';
import { sortResources } from './sort-resources.ts';

const resource = (id: string, title: string, day: number): Resource => ({
  id,
  ownerUid: 'u1',
  kind: 'link',
  title: { ro: title },
  summary: {},
  body: {},
  files: {},
  access: 'public',
  locales: ['ro'],
  categoryId: 'languages',
  courseIds: [],
  status: 'published',
  rev: 1,
  createdAt: new Date(0),
  updatedAt: new Date(2025, 0, day),
});
const resources = [resource('z', 'Zile', 1), resource('s', 'Știri', 3), resource('t', 'Sunete', 2)];
const sorted = (column: 'title' | 'updated', direction: 'ascending' | 'descending') =>
  sortResources(resources, { column, direction }, 'ro', () => '').map(({ id }) => id);

describe('sortResources', () => {
  it('puts titles in the order of the Romanian alphabet', () => {
    expect(sorted('title', 'ascending')).toEqual(['t', 's', 'z']);
  });

  it('puts the last changed first when asked to', () => {
    expect(sorted('updated', 'descending')).toEqual(['s', 't', 'z']);
  });

  it('leaves the given list as it was', () => {
    sorted('title', 'descending');
    expect(resources.map(({ id }) => id)).toEqual(['z', 's', 't']);
  });
});
