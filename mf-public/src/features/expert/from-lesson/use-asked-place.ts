import { askedPlace, type LessonPlace, lessonPlaceSchema } from '@cursiv/shared-domain';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { useEffect, useState } from 'react';

/** The lesson that the reader asks from. Without what they chose there, as on another device, its name is not known. */
export type AskedPlace = Pick<LessonPlace, 'courseId' | 'lessonId'> & Partial<LessonPlace>;

/** The place as it is sent: the server knows how course and lesson are called. */
export const withoutTitles = ({ courseTitle: _, lessonTitle: __, ...sent }: AskedPlace) => sent;

export interface Asking {
  /** Undefined when the reader asks from no lesson. */
  place: AskedPlace | undefined;
  /** Goes on without the lesson; what was written there stays there. */
  leave: () => void;
  /** The request is stored, with what was written. */
  forget: () => void;
}

/** The lesson that the address names, with what the reader wrote there. */
export function useAskedPlace(uid: string): Asking {
  const [params, setParams] = useSearchParams();
  const [courseId, lessonId] = [params.get('course'), params.get('lesson')];
  const [known, setKnown] = useState<LessonPlace>();
  useEffect(() => {
    if (!courseId || !lessonId) return;
    let isOver = false;
    const read = async () => {
      const written = (await keptPlace(uid, { courseId, lessonId })).read();
      if (!isOver) setKnown(written);
    };
    // Without it the lesson alone goes along.
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [uid, courseId, lessonId]);
  if (!courseId || !lessonId) return { place: undefined, leave: () => undefined, forget: () => undefined };
  const isKnown = known?.courseId === courseId && known.lessonId === lessonId;
  return {
    place: isKnown ? known : { courseId, lessonId },
    leave: () =>
      setParams((present) => withParameter(withParameter(present, 'course', ''), 'lesson', ''), {
        replace: true,
        preventScrollReset: true,
      }),
    forget: () => void keptPlace(uid, { courseId, lessonId }).then((kept) => kept.clear()),
  };
}

async function keptPlace(uid: string, of: Pick<LessonPlace, 'courseId' | 'lessonId'>) {
  const { keptEdits } = await import('@cursiv/shared-data/edits');
  return keptEdits(uid, askedPlace(of), lessonPlaceSchema);
}
