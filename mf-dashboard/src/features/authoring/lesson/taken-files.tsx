import { useUploaded } from '../../../shared/uploads/use-uploaded.ts';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { courseUploads, factsOf, partOfUpload } from '../draft/lesson-files.ts';

/**
 * Puts each finished upload into its lesson, wherever that is now, open or closed; the file of a removed lesson waits
 * for its return. It shows nothing.
 */
export function TakenFiles({ whenSaved }: { whenSaved: () => Promise<void> }): null {
  const { courseId, edit } = useAround();
  const outline = useOfDraft(({ content }) => content.outline);
  useUploaded(courseUploads(courseId), ({ to }, file) => {
    const { lessonId: id, part } = partOfUpload(to.name);
    if (!outline.some(({ lessons }) => lessons.some((lesson) => lesson.id === id))) return false;
    edit({ type: 'lessonFile', id, part, file, facts: factsOf(to.about) });
    return whenSaved();
  });
  return null;
}
