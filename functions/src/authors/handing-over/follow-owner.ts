import { enrollmentId } from '@cursiv/shared-domain';
import type { DocumentQuery, DocumentStore } from '../../store/document-source.ts';

/** So many documents are changed in one transaction. */
const TOGETHER = 200;

/**
 * What is too much for the one transaction of a handing over follows its draft: the histories of its texts, and the learners' places. Run
 * again, it does what is left.
 */
export async function followOwner(store: DocumentStore, courseId: string, from: string): Promise<void> {
  // A course may have been handed on since.
  const to = (await store.get(`courseDrafts/${courseId}`))?.fields.ownerUid;
  if (typeof to !== 'string' || to === from) return;
  const history = { collection: `courseDrafts/${courseId}/history`, equals: { ownerUid: from } };
  const places = { collection: 'enrollments', equals: { courseId, courseOwnerUid: from } };
  await changeAll(store, history, { ownerUid: to });
  // Who wrote the course never reviews it, also not once it is another's.
  await changeAll(store, places, { courseOwnerUid: to }, `enrollments/${enrollmentId(from, courseId)}`);
}

/** Changes every document of a query but one; the change takes each out of what it finds. */
async function changeAll(
  store: DocumentStore,
  query: DocumentQuery,
  fields: Record<string, unknown>,
  but?: string,
): Promise<void> {
  for (;;) {
    const count = await store.transact(async (transaction) => {
      const found = await transaction.find({ ...query, limit: TOGETHER });
      for (const { path } of found) if (path !== but) transaction.update(path, fields);
      return found.length;
    });
    if (count < TOGETHER) return;
  }
}
