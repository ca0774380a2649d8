import type { SeedDocument } from '../document/seed-target.ts';

/** The documents, where each profile says whether its person has drafts, requests, bookings from a lesson and notes, as functions keep it. */
export function withBeginnings(documents: readonly SeedDocument[]): SeedDocument[] {
  const inFolder = (folder: string) => documents.filter(({ path }) => path.split('/', 2)[0] === folder);
  const authors = new Set(inFolder('courseDrafts').map(({ fields }) => fields.ownerUid));
  const experts = new Set(inFolder('bookings').map(({ fields }) => fields.expertUid));
  const asking = inFolder('bookings').filter(({ fields }) => fields.context !== undefined);
  const learners = new Set(asking.map(({ fields }) => fields.learnerUid));
  const noting = new Set(documents.flatMap(({ path }) => /^users\/([^/]+)\/notes\//.exec(path)?.[1] ?? []));
  return documents.map(({ path, fields }) => {
    const uid = /^users\/([^/]+)$/.exec(path)?.[1];
    if (uid === undefined) return { path, fields };
    const begun = { hasDrafts: authors.has(uid), hasRequests: experts.has(uid), hasBooked: learners.has(uid) };
    return { path, fields: { ...fields, ...begun, hasNotes: noting.has(uid) } };
  });
}
