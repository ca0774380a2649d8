import { isReadFirst, RESOURCE_STATUSES, resourceLifecycle } from './lifecycle.ts';

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

  it.each([
    ['draft', ['archived', 'suspended']],
    ['in_review', ['suspended']],
    ['published', ['archived', 'suspended']],
    ['archived', ['draft', 'suspended']],
    ['suspended', ['draft', 'archived']],
  ] as const)('lets an administrator move one that is %s unread only away from others: to %j', (from, unread) => {
    const moves = resourceLifecycle.movesFor('administrator', from);
    expect(moves.filter((to) => !isReadFirst(from, to))).toEqual(unread);
  });
});
