import { bookingsOf, draftsOf, nextBookings, sentAnnouncementsOf } from '@cursiv/shared-domain';
import { parentOf, structuredQuery } from './structured-query.ts';

const SINCE = new Date('2026-11-30T08:00:00Z');
const equals = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
});

describe('a query as the database’s interface takes it', () => {
  it('has several conditions in their order', () => {
    const statuses = { values: [{ stringValue: 'requested' }, { stringValue: 'confirmed' }] };
    expect(structuredQuery(nextBookings('ana', SINCE, 3))).toEqual({
      from: [{ collectionId: 'bookings' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            equals('learnerUid', 'ana'),
            { fieldFilter: { field: { fieldPath: 'status' }, op: 'IN', value: { arrayValue: statuses } } },
            {
              fieldFilter: {
                ...{ field: { fieldPath: 'endAt' }, op: 'GREATER_THAN_OR_EQUAL' },
                value: { timestampValue: '2026-11-30T08:00:00.000Z' },
              },
            },
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'endAt' }, direction: 'ASCENDING' }],
      limit: 3,
    });
  });

  it('names a folder in a document below that document', () => {
    const announcements = sentAnnouncementsOf('c1', 4);
    expect(parentOf(announcements)).toBe('courses/c1');
    expect(structuredQuery(announcements)).toMatchObject({ from: [{ collectionId: 'announcements' }], limit: 4 });
    expect(parentOf(draftsOf('ana'))).toBe('');
  });

  it('has a single condition as it is, and no limit where there is none', () => {
    const orderBy = [{ field: { fieldPath: 'updatedAt' }, direction: 'DESCENDING' }];
    expect(structuredQuery(draftsOf('ana'))).toEqual({
      ...{ from: [{ collectionId: 'courseDrafts' }], where: equals('ownerUid', 'ana'), orderBy },
    });
    expect(structuredQuery(bookingsOf('expert', 'ana'))).toMatchObject({ where: equals('expertUid', 'ana') });
  });
});
