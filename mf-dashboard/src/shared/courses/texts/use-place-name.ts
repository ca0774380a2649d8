import type { CourseDraftContent, TextPlace } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../use-text-of.ts';

const LESSON_PLACES = {
  title: 'lessonTitle',
  text: 'lessonText',
  quiz: 'lessonQuiz',
  captions: 'lessonCaptions',
} as const;

/** Names the places of a course for people. A lesson that is no longer there is looked up in `others`. */
export function useNamesIn() {
  const t = useT();
  const textOf = useTextOf();
  return (content: CourseDraftContent, others: CourseDraftContent['outline'] = []) => {
    const units = [...content.outline, ...others];
    const unitName = (id: string) =>
      textOf(units.find((unit) => unit.id === id)?.title ?? {}, content.baseLocale) || t('untitledSection');
    const lessonName = (id: string) => {
      const lesson = units.flatMap(({ lessons }) => lessons).find((found) => found.id === id);
      return textOf(lesson?.title ?? {}, content.baseLocale) || t('untitledLesson');
    };
    const placeName = (place: TextPlace): string => {
      if (place.of === 'course') return t(`publishing.place.${place.field}`);
      if (place.of === 'unit') return t('publishing.place.unit', { name: unitName(place.id) });
      const name = lessonName(place.id);
      return t(`publishing.place.${LESSON_PLACES[place.field]}`, { name });
    };
    return { placeName, lessonName, unitName };
  };
}

/** Names the places of one course for people. */
export const usePlaceName = (...of: Parameters<ReturnType<typeof useNamesIn>>) => useNamesIn()(...of);
