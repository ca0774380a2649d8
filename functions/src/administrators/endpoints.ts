import { CLAIM_MS } from '@cursiv/shared-domain';
import { SINGLE } from '../limits.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { eraseBefore } from '../store/erase-before.ts';
import { firestoreStore } from '../store/firestore-store.ts';

/** Erases the claims of work that hold no longer. */
export const eraseWorkClaims = onSchedule({ schedule: 'every day 03:30', ...SINGLE }, () =>
  eraseBefore(firestoreStore(), {
    collection: 'workClaims',
    before: { field: 'at', value: new Date(Date.now() - CLAIM_MS) },
  }),
);
