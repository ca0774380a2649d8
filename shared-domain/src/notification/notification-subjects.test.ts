import { NOTIFICATION_TYPES } from './notification.ts';
import { NOTIFICATION_SUBJECTS, TYPES_BY_SUBJECT } from './notification-subjects.ts';

describe('the subjects of notifications', () => {
  it('cover every type once', () => {
    expect(NOTIFICATION_SUBJECTS.flatMap((subject) => TYPES_BY_SUBJECT[subject]).toSorted()).toEqual(
      NOTIFICATION_TYPES.toSorted(),
    );
  });

  it('can all be turned off: the data rules take lists of so many and so long', () => {
    expect(NOTIFICATION_TYPES.length).toBeLessThanOrEqual(100);
    expect(NOTIFICATION_TYPES.join('').length).toBeLessThanOrEqual(4000);
  });

  it('have no more types than one query of the database may name', () => {
    for (const subject of NOTIFICATION_SUBJECTS) expect(TYPES_BY_SUBJECT[subject].length).toBeLessThanOrEqual(30);
  });
});
