import { unreadPath } from '@cursiv/shared-domain';
import * as fc from 'fast-check';
import type { DocumentStore } from '../../store/document-source.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { keepUnread } from './keep-unread.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));
const path = (id: string) => `users/ana/notifications/${id}`;
const told = (minute: number, marks: { isRead?: boolean; isArchived?: boolean } = {}) => ({
  ...{ createdAt: at(minute), isRead: false, isArchived: false, ...marks },
});

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([['users/ana', { name: 'Ana' }]]);
});

const count = () => keepUnread(memoryStore(documents), 'ana');
const counted = () => documents.get(unreadPath('ana'));

describe('what waits to be read', () => {
  it('is what is neither read nor put away, with the time of the newest', async () => {
    documents.set(path('a'), told(1));
    documents.set(path('b'), told(2));
    documents.set(path('read'), told(3, { isRead: true }));
    documents.set(path('away'), told(4, { isArchived: true }));
    await count();
    expect(counted()).toEqual({ count: 2, newestAt: at(2) });
  });

  it('leaves nothing once all is read', async () => {
    documents.set(path('a'), told(1));
    await count();
    documents.set(path('a'), told(1, { isRead: true }));
    await count();
    expect(counted()).toBeUndefined();
  });

  it('is told when the number stays, but something newer waits', async () => {
    documents.set(path('a'), told(1));
    await count();
    documents.set(path('a'), told(1, { isRead: true }));
    documents.set(path('b'), told(2));
    await count();
    expect(counted()).toEqual({ count: 1, newestAt: at(2) });
  });

  it('is not written again when nothing has changed', async () => {
    documents.set(path('a'), told(1));
    await count();
    const before = counted();
    await count();
    expect(counted()).toBe(before);
  });

  it('is not kept of somebody whose account is gone', async () => {
    documents.set(path('a'), told(1));
    await count();
    documents.delete('users/ana');
    await count();
    expect(counted()).toBeUndefined();
  });

  it('is right in the end, however counting and reading overlap', async () => {
    const marks = fc.record({ id: fc.constantFrom('a', 'b', 'c'), isRead: fc.boolean(), isArchived: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(marks, { minLength: 1, maxLength: 8 }), fc.scheduler(), async (changes, scheduler) => {
        documents = new Map<string, Record<string, unknown>>([
          ['users/ana', { name: 'Ana' }],
          ...['a', 'b', 'c'].map((id, minute) => [path(id), told(minute)] as const),
        ]);
        const slow = delayed(memoryStore(documents), scheduler);
        const runs = changes.map(async ({ id, ...marked }) => {
          await scheduler.schedule(Promise.resolve());
          documents.set(path(id), { ...documents.get(path(id)), ...marked });
          await keepUnread(slow, 'ana');
        });
        await scheduler.waitFor(Promise.all(runs));
        const unread = ['a', 'b', 'c'].filter((id) => {
          const { isRead, isArchived } = documents.get(path(id)) ?? {};
          return isRead === false && isArchived === false;
        });
        expect(counted()?.count).toBe(unread.length || undefined);
      }),
    );
  });
});

/** A store whose answers come when the scheduler lets them. */
const delayed = (store: DocumentStore, scheduler: fc.Scheduler): DocumentStore => ({
  get: async (of) => scheduler.schedule(store.get(of)),
  find: async (query) => scheduler.schedule(store.find(query)),
  count: async (query) => scheduler.schedule(store.count(query)),
  transact: async (work) => scheduler.schedule(store.transact(work)),
});
