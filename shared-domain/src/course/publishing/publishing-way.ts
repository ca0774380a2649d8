import type { User } from '../../user/user.ts';
import { authorRole } from '../authors/authors.ts';
import type { CourseDraft } from '../course-draft-schema.ts';
import { draftLifecycle } from '../draft-lifecycle.ts';

type Person = Pick<User, 'id' | 'isAdmin' | 'verifiedCreator' | 'verifiedInstructor'>;

/** How a person may bring a draft to its readers: themselves, by asking for a review, by deciding about one, or not at all. */
export type PublishingWay = 'direct' | 'review' | 'decision' | 'none';

/** Verified authors publish what is theirs, others and co-authors have it reviewed; administrators decide about what waits for them. */
export function publishingWay(
  person: Person,
  draft: Pick<CourseDraft, 'ownerUid' | 'editorUids' | 'status'>,
): PublishingWay {
  const role = authorRole(draft, person.id);
  if (role === 'author') {
    return person.verifiedCreator || person.verifiedInstructor || person.isAdmin ? 'direct' : 'review';
  }
  const isWaiting = draftLifecycle.canMove('administrator', draft.status, 'changes_requested');
  if (person.isAdmin && isWaiting) return 'decision';
  return role === 'coAuthor' ? 'review' : 'none';
}
