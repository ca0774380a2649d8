import type { CourseDraftContent, DraftBody, DraftCaptions, QuizKey } from '@cursiv/shared-domain';

/** One save of a draft. */
export interface DraftSave {
  courseId: string;
  ownerUid: string;
  /** Who saves it: its owner or a co-author. */
  uid: string;
  /** The browser whose kept edits it saves; absent for what was not typed in an editor. */
  savedFrom?: string;
  /** The revision that the edits are based on; 0 for a course that was never saved. */
  rev: number;
  content: CourseDraftContent;
  /** The title or description that was brought back, and its entry of the history. */
  restored?: { textId: string; restoredFrom: string };
  /** Lesson texts that changed; one that was brought back names its entry of the history. */
  bodies: Omit<DraftBody, 'ownerUid' | 'by' | 'rev'>[];
  /** Ids of the text documents whose lessons are gone. */
  removedBodies: string[];
  /** Captions in writing that changed. */
  captions?: Omit<DraftCaptions, 'ownerUid' | 'by'>[];
  /** Ids of lessons whose captions are no longer in writing. */
  removedCaptions?: string[];
  /** Quizzes that changed. */
  quizzes: (QuizKey & { restoredFrom?: string })[];
  /** Ids of lessons whose quizzes are gone. */
  removedQuizzes: string[];
}
