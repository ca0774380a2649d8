import { memoryStore } from '../store/memory-store.ts';
import { keepBeginnings, noteBeginning, noteBooking } from './keep-beginnings.ts';

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    ['users/dan', { name: 'Dan' }],
    ['courseDrafts/c1', { ownerUid: 'dan' }],
    ['bookings/b1', { learnerUid: 'ana', expertUid: 'dan' }],
    ['users/dan/notes/n1', { text: 'x' }],
  ]);
});
const NEVER = { hasDrafts: false, hasRequests: false, hasBooked: false, hasNotes: false };
const profile = (uid: string) => documents.get(`users/${uid}`);

describe('what a person has begun', () => {
  it('is found for profiles that do not say it, and said of everybody', async () => {
    for (const uid of ['ana', 'dan']) await keepBeginnings(memoryStore(documents), uid);
    expect(profile('ana')).toEqual({ name: 'Ana', ...NEVER, hasBooked: true });
    expect(profile('dan')).toEqual({
      name: 'Dan',
      hasDrafts: true,
      hasRequests: true,
      hasBooked: false,
      hasNotes: true,
    });
  });

  it('is noted with the first, also before the profile said anything, and never taken back', async () => {
    const store = memoryStore(documents);
    await noteBeginning(store, 'ana', 'hasDrafts');
    await keepBeginnings(store, 'ana');
    expect(profile('ana')).toEqual({ name: 'Ana', ...NEVER, hasDrafts: true, hasBooked: true });
    documents.delete('courseDrafts/c1');
    await keepBeginnings(store, 'ana');
    expect(profile('ana')).toMatchObject({ hasDrafts: true });
  });

  it('is a booking for its expert, and for its learner where they asked for it from a lesson', async () => {
    const store = memoryStore(documents);
    for (const uid of ['ana', 'dan']) documents.set(`users/${uid}`, { name: uid, ...NEVER });
    await noteBooking(store, { learnerUid: 'ana', expertUid: 'dan' });
    expect(profile('dan')).toMatchObject({ hasRequests: true, hasBooked: false });
    expect(profile('ana')).toMatchObject({ hasRequests: false, hasBooked: false });
    await noteBooking(store, { learnerUid: 'ana', expertUid: 'dan', context: { courseId: 'c1', lessonId: 'l1' } });
    expect(profile('ana')).toMatchObject({ hasRequests: false, hasBooked: true });
  });

  it('is written once, and makes nobody of an account that is gone', async () => {
    const store = memoryStore(documents);
    await noteBeginning(store, 'dan', 'hasRequests');
    await keepBeginnings(store, 'dan');
    const kept = profile('dan');
    await noteBeginning(store, 'dan', 'hasRequests');
    await keepBeginnings(store, 'dan');
    expect(profile('dan')).toBe(kept);
    await noteBeginning(store, 'eva', 'hasDrafts');
    await keepBeginnings(store, 'eva');
    expect(documents.has('users/eva')).toBe(false);
  });
});
