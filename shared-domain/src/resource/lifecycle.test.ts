import { RESOURCE_STATUSES, resourceLifecycle } from './lifecycle.ts';

describe('the life of a resource', () => {
  it.each(RESOURCE_STATUSES)('lets an administrator undo whatever they did with one that is %s', (from) => {
    const withoutWayBack = resourceLifecycle
      .movesFor('administrator', from)
      .filter((to) => !resourceLifecycle.canMove('administrator', to, from));
    expect(withoutWayBack).toEqual([]);
  });

  it('lets an author publish by way of a review alone', () => {
    const ways = RESOURCE_STATUSES.filter((from) => resourceLifecycle.canMove('author', from, 'published'));
    expect(ways).toEqual([]);
  });
});
