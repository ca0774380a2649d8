import type { DocumentStore } from '../../store/document-source.ts';

const AT_ONCE = 100;

/** Deletes what a deleted draft leaves behind: its history, who was in it, and the invitations to it. */
export async function forgetDraft(store: DocumentStore, courseId: string, ownerUid: string): Promise<void> {
  const path = `courseDrafts/${courseId}`;
  await deleteAll(store, { collection: `${path}/history`, equals: { ownerUid } });
  await deleteAll(store, { collection: `${path}/present` });
  await deleteAll(store, { collection: 'invitations', equals: { ownerUid, courseId } });
}

async function deleteAll(store: DocumentStore, query: { collection: string; equals?: Record<string, string> }) {
  for (;;) {
    const found = await store.find({ ...query, limit: AT_ONCE });
    if (found.length === 0) return;
    await store.transact(async (transaction) => {
      for (const { path } of found) transaction.delete(path);
    });
  }
}
