import type { CourseDraft } from '../course-draft-schema.ts';

/** What a person is to a draft: who started it and decides about it, or who writes with them. */
export type AuthorRole = 'author' | 'coAuthor';

export const AUTHOR_LIMITS = {
  coAuthors: 10,
  /** Invitations to one course that wait for an answer. */
  invitations: 20,
  /** How long an invitation or an offer may be answered, in days. */
  invitationDays: 14,
} as const;

type Authors = Pick<CourseDraft, 'ownerUid' | 'editorUids'>;

/** A person's role in a draft; undefined for everybody else. */
export function authorRole({ ownerUid, editorUids }: Authors, uid: string): AuthorRole | undefined {
  if (uid === ownerUid) return 'author';
  return editorUids.includes(uid) ? 'coAuthor' : undefined;
}
