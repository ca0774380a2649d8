import {
  AppError,
  courseDraftSchema,
  courseInstructorId,
  courseInstructorSchema,
  hasRight,
  instructorLifecycle,
  MOST_INSTRUCTORS,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore, StoredDocument } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';
import type { Naming } from './instructor-requests.ts';

/**
 * Names a verified instructor for the caller's own course; nothing shows until they agree. Throws AppError:
 * `no-access` for somebody else's course, `not-found` when no verified instructor has the address (whether anybody else
 * has it is not said), `conflict` when they said no or are named already, `quota-exceeded` when there are too many.
 */
export async function nameInstructor(
  store: DocumentStore,
  { courseId, email }: Naming,
  caller: Caller,
  now: Date,
): Promise<{ uid: string }> {
  const found = await store.find({ collection: 'users', equals: { email: email.trim().toLowerCase() }, limit: 1 });
  return store.transact(async (transaction) => {
    const draft = parsed(courseDraftSchema, await transaction.get(`courseDrafts/${courseId}`));
    if (draft?.ownerUid !== caller.uid) throw new AppError('no-access');
    const person = await verified(found[0] && (await transaction.get(found[0].path)));
    if (person.id === caller.uid) throw new AppError('invalid', 'oneself', { reason: 'oneself' });
    const path = `courseInstructors/${courseInstructorId(courseId, person.id)}`;
    const named = allParsed(
      courseInstructorSchema,
      await transaction.find({ collection: 'courseInstructors', equals: { courseId } }),
    );
    const before = named.find(({ uid }) => uid === person.id);
    if (before && !instructorLifecycle.canMove('author', before.status, 'invited')) throw new AppError('conflict');
    if (named.filter(({ status }) => status !== 'removed').length >= MOST_INSTRUCTORS)
      throw new AppError('quota-exceeded');
    const owner = await transaction.get(`users/${caller.uid}`);
    const { title, baseLocale } = draft;
    transaction.set(path, {
      ...{ courseId, ownerUid: caller.uid, ownerName: nameOf(owner), title, baseLocale },
      ...{ uid: person.id, name: nameOf(person), status: instructorLifecycle.first, updatedAt: now },
    });
    return { uid: person.id };
  });
}

async function verified(person: StoredDocument | undefined): Promise<StoredDocument> {
  if (!person || !hasRight(person.fields, 'verifiedInstructor')) throw new AppError('not-found');
  return person;
}

const nameOf = (person: StoredDocument | undefined): string => String(person?.fields.name ?? '');
