import type { SeedDocument } from '../document/seed-target.ts';

/** The documents, where each profile says whether its person has drafts, requests, bookings and notes, as functions keep it. */
export function withBeginnings(documents: readonly SeedDocument[]): SeedDocument[] {
  const named = (folder: string, field: string) =>
    new Set(documents.filter(({ path }) => path.split('/', 2)[0] === folder).map(({ fields }) => fields[field]));
  const [authors, experts, learners] = [
    named('courseDrafts', 'ownerUid'),
    named('bookings', 'expertUid'),
    named('bookings', 'learnerUid'),
  ];
  const noting = new Set(documents.flatMap(({ path }) => /^users\/([^/]+)\/notes\//.exec(path)?.[1] ?? []));
  return documents.map(({ path, fields }) => {
    const uid = /^users\/([^/]+)$/.exec(path)?.[1];
    if (uid === undefined) return { path, fields };
    const begun = { hasDrafts: authors.has(uid), hasRequests: experts.has(uid), hasBooked: learners.has(uid) };
    return { path, fields: { ...fields, ...begun, hasNotes: noting.has(uid) } };
  });
}
