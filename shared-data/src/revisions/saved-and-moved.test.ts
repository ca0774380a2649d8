import { configureFirebase } from '@cursiv/shared-firebase';
import { storeForReading, storeNow } from '@cursiv/shared-firebase/testing';
import { moveBooking } from '../bookings/moves/move-booking.ts';
import { setMeetingUrl } from '../bookings/moves/set-meeting-url.ts';
import { moveResource } from '../resources/move-resource.ts';
import { type ResourceContent, saveResource } from '../resources/save-resource.ts';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const CONTENT = { title: 'Foaie liniată' } as unknown as ResourceContent;

describe('a booking whose link its expert has just set', () => {
  /** As the page still shows it. */
  const shown = { id: 'of-ana', rev: 3, lockIds: [] };
  beforeEach(() => storeForReading(new Map([['bookings/of-ana', { rev: 3, status: 'confirmed' }]])));

  it('gets another link, and is completed, before the page shows the first', async () => {
    await setMeetingUrl(shown, 'https://meet.test/a');
    await setMeetingUrl(shown, 'https://meet.test/b');
    await moveBooking(shown, { status: 'completed' });
    await expect(moveBooking(shown, { status: 'completed' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is a conflict once somebody else has changed it', async () => {
    storeNow('bookings/of-ana', { rev: 9, status: 'cancelled' });
    await expect(setMeetingUrl(shown, 'https://meet.test/a')).rejects.toMatchObject({ code: 'conflict' });
    await expect(moveBooking(shown, { status: 'completed' })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a resource that its owner has just saved', () => {
  const save = { id: 'foaie', ownerUid: 'ana', rev: 5, content: CONTENT };
  beforeEach(() => storeForReading(new Map([['resources/foaie', { rev: 5, status: 'draft' }]])));

  it('is published from a list that still shows it as it was', async () => {
    expect(await saveResource(save)).toBe(6);
    await moveResource({ id: 'foaie', rev: 5 }, 'published');
    await expect(moveResource({ id: 'foaie', rev: 5 }, 'archived')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not saved over with older text', async () => {
    await saveResource(save);
    await expect(saveResource(save)).rejects.toMatchObject({ code: 'conflict' });
  });
});
