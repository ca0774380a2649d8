import { uploadFile } from '@cursiv/shared-data';
import { type Cue, type DraftLesson, type LessonVideo, LOCALES } from '@cursiv/shared-domain';
import { useAround } from '../../authoring-context.ts';
import { writeTrack } from '../track/write-track.ts';

/**
 * Makes files of the captions that were written, and names them in the lesson. What was written stays in the draft until
 * all of them are stored. Throws AppError.
 */
export function useFinishCaptions(lesson: DraftLesson, video: LessonVideo): (cues: readonly Cue[]) => Promise<void> {
  const { courseId, edit, whenStored } = useAround();
  return async (cues) => {
    await whenStored();
    const texts = LOCALES.map((locale) => ({ locale, text: writeTrack(cues, locale) }));
    const place = { kind: 'lesson', courseId, lessonId: lesson.id } as const;
    const kept = await Promise.all(
      texts.map(async ({ locale, text }) => {
        if (text === undefined) return { locale };
        return { locale, file: await uploadFile(place, new File([text], `${locale}.vtt`, { type: 'text/vtt' })) };
      }),
    );
    const spoken = kept.flatMap(({ locale, file }) => (file ? [locale] : []));
    const captions = video.captions.filter(({ locale }) => spoken.includes(locale));
    edit({ type: 'lesson', id: lesson.id, change: { video: { ...video, captions } } });
    for (const { locale, file } of kept)
      if (file) edit({ type: 'lessonFile', id: lesson.id, part: `captions-${locale}`, file });
    edit({ type: 'captions', lessonId: lesson.id, change: () => [] });
  };
}
