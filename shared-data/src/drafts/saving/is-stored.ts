import { draftContent, type LessonBody, sameValues, tidied } from '@cursiv/shared-domain';
import { getDraftCaptions } from '../get-draft-captions.ts';
import { getNewerDraft } from '../get-newer-draft.ts';
import type { DraftSave } from './draft-save.ts';

/**
 * Whether the next revision is what was to be saved: its answer was lost, and another try met its own work. Throws
 * AppError.
 */
export async function isStored({ courseId, uid, rev, content, ...changed }: DraftSave): Promise<boolean> {
  const { draft, bodies, quizzes } = await getNewerDraft(courseId, rev);
  const captions = changed.captions?.length ? await getDraftCaptions(courseId, draft.ownerUid) : [];
  const title = { ro: tidied(content.title.ro ?? ''), en: tidied(content.title.en ?? '') };
  const isOwn = (body: LessonBody) =>
    bodies.some(
      ({ by, lessonId, locale, text }) =>
        by === uid && lessonId === body.lessonId && locale === body.locale && text === body.text,
    );
  return (
    draft.rev === rev + 1 &&
    sameValues(draftContent(draft), { ...content, title }) &&
    changed.bodies.every(isOwn) &&
    (changed.captions ?? []).every(({ lessonId, cues }) =>
      captions.some((written) => written.lessonId === lessonId && sameValues(written.cues, cues)),
    ) &&
    changed.quizzes.every(({ lessonId, questions }) =>
      quizzes.some((quiz) => quiz.lessonId === lessonId && sameValues(quiz.questions, questions)),
    )
  );
}
