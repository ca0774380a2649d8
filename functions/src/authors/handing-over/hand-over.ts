import {
  AppError,
  type Course,
  type CourseDraft,
  courseDraftSchema,
  courseInstructorId,
  courseSchema,
  isRunning,
  openOffer,
  publicationSchema,
  reviewId,
} from '@cursiv/shared-domain';
import { liveInstructors } from '../../courses/instructors/live-instructors.ts';
import { publicationPath } from '../../courses/request/publication.ts';
import type { DocumentStore, DocumentTransaction, StoredDocument } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { filesInHands } from './files-in-hands.ts';
import type { Change, Decided, Hands } from './hands.ts';
import { linkedResources } from './linked-resources.ts';
import { toldOfHands } from './told-of-hands.ts';

/**
 * Makes the person to whom a course was offered its owner. The one who has it already keeps it. Throws as `handOverIn`, and `not-found`
 * where it is not offered to them.
 */
export const handOver = (store: DocumentStore, courseId: string, uid: string, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const draft = parsed(courseDraftSchema, await transaction.get(`courseDrafts/${courseId}`));
    if (draft?.ownerUid === uid) return;
    if (!draft || openOffer(draft, now)?.uid !== uid) throw new AppError('not-found');
    await handOverIn(transaction, draft, { to: uid }, now);
  });

/**
 * Gives a course another owner: the draft with all its parts, the published course with its versions, files and what is linked to it alone,
 * in one transaction. The former owner becomes a co-author. Rights stay with their persons: what is live stays live, and the new owner
 * publishes by their own. Throws `no-access` where one of both is suspended, `busy` while it is being published, `quota-exceeded`. What an
 * administrator decides may be of somebody suspended.
 */
export async function handOverIn(
  transaction: DocumentTransaction,
  draft: CourseDraft,
  { to, decided }: { to: string; decided?: Decided },
  now: Date,
): Promise<void> {
  const courseId = draft.id;
  const hands: Hands = { courseId, from: draft.ownerUid, to };
  const course = parsed(courseSchema, await transaction.get(`courses/${courseId}`));
  const [giver, taker] = await Promise.all([
    transaction.get(`users/${hands.from}`),
    transaction.get(`users/${hands.to}`),
  ]);
  const areSuspended = [decided ? undefined : giver, taker].some((person) => person?.fields.status === 'suspended');
  if (areSuspended || (course && course.ownerUid !== hands.from)) throw new AppError('no-access');
  const publication = parsed(publicationSchema, await transaction.get(publicationPath(courseId)));
  if (publication && isRunning(publication, now)) throw new AppError('busy');

  const names = { [hands.from]: nameOf(giver), [hands.to]: nameOf(taker) };
  const versions = await transaction.find({ collection: `courses/${courseId}/versions` });
  const resources = await linkedResources(transaction, hands, now);
  const changes: Change[] = [
    ...(await partsOf(transaction, hands)),
    ...versions.map(({ path }) => ({ path, fields: { ownerUid: hands.to } })),
    ...(await around(transaction, hands, names)),
    ...(course ? [await liveChange(transaction, course, hands)] : []),
    ...resources.changes,
    ...(await filesInHands(transaction, hands, { draft, versions, resourceIds: resources.movedIds, taker, now })),
    { path: `courseDrafts/${courseId}`, fields: ownership(draft, hands, names) },
  ];
  const ended = await Promise.all(endedBy(hands).map(async (path) => ((await transaction.get(path)) ? [path] : [])));
  const thing = { kind: 'course', id: courseId, title: draft.title, ...hands, names, decided } as const;
  const tell = await toldOfHands(transaction, thing, now);

  for (const { path, fields, isWhole } of changes)
    if (isWhole) transaction.set(path, fields);
    else transaction.update(path, fields);
  for (const path of ended.flat()) transaction.delete(path);
  tell();
}

/** An author needs no place as an instructor, and does not review their own course. */
const endedBy = ({ courseId, to }: Hands): string[] => [
  `courseInstructors/${courseInstructorId(courseId, to)}`,
  `reviews/${reviewId({ targetKind: 'course', targetId: courseId }, to)}`,
];

const nameOf = (person: StoredDocument | undefined): string => String(person?.fields.name ?? '');

type Names = Record<string, string>;

/** What a draft says of its authors afterwards. */
function ownership({ editorUids, authorNames }: CourseDraft, { from, to }: Hands, names: Names) {
  return {
    ownerUid: to,
    editorUids: [...editorUids.filter((uid) => uid !== to && uid !== from), from],
    authorNames: { ...authorNames, ...names },
    offer: null,
  };
}

/** What the lessons of the draft say; its history follows (`followOwner`). */
async function partsOf(transaction: DocumentTransaction, { courseId, from, to }: Hands): Promise<Change[]> {
  const found = await Promise.all(
    ['bodies', 'quizKeys', 'captions'].map((part) =>
      transaction.find({ collection: `courseDrafts/${courseId}/${part}`, equals: { ownerUid: from } }),
    ),
  );
  return found.flat().map(({ path }) => ({ path, fields: { ownerUid: to } }));
}

/** The documents about the course that name its owner. */
async function around(
  transaction: DocumentTransaction,
  { courseId, from, to }: Hands,
  names: Names,
): Promise<Change[]> {
  const [places, invitations, ...single] = await Promise.all([
    transaction.find({ collection: 'courseInstructors', equals: { courseId } }),
    transaction.find({ collection: 'invitations', equals: { courseId, ownerUid: from } }),
    ...[publicationPath(courseId), `linkChecks/${courseId}`].map((path) => transaction.get(path)),
  ]);
  const named = [...places.filter(({ fields }) => fields.uid !== to), ...invitations];
  return [
    ...named.map(({ path }) => ({ path, fields: { ownerUid: to, ownerName: names[to] ?? '' } })),
    ...single.flatMap((document) => (document ? [{ path: document.path, fields: { ownerUid: to } }] : [])),
  ];
}

async function liveChange(
  transaction: DocumentTransaction,
  { id }: Course,
  { courseId, from, to }: Hands,
): Promise<Change> {
  const instructors = await liveInstructors(transaction, courseId, to, from);
  return { path: `courses/${id}`, fields: { ownerUid: to, instructors } };
}
