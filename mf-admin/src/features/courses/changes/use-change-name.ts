import { type CourseChange, type CourseVersion, pick, type TextPlace, type WrittenCourse } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';
import { useCoursesT } from '../messages/messages.ts';
import { useChangesT } from './messages/messages.ts';

const LESSON_PLACES = {
  title: 'lessonTitle',
  text: 'lessonText',
  quiz: 'lessonQuiz',
  captions: 'lessonCaptions',
} as const;

/** Says of each change of a course what became of what. What is no longer there has the name that readers know. */
export function useChangeName({ content }: WrittenCourse, live: CourseVersion): (change: CourseChange) => string {
  const t = useT();
  const coursesT = useCoursesT();
  const changesT = useChangesT();
  const locale = useLocale();
  const units = [...content.outline, ...live.outline];
  const unitName = (id: string) =>
    pick(units.find((unit) => unit.id === id)?.title ?? {}, locale, content.baseLocale)?.value ??
    coursesT('noUnitTitle');
  const lessonName = (id: string) => {
    const lesson = units.flatMap(({ lessons }) => lessons).find((found) => found.id === id);
    return pick(lesson?.title ?? {}, locale, content.baseLocale)?.value ?? coursesT('noLessonTitle');
  };
  const placeName = (place: TextPlace): string => {
    if (place.of === 'course') return changesT(`place.${place.field}`);
    if (place.of === 'unit') return changesT('place.unit', { name: unitName(place.id) });
    return changesT(`place.${LESSON_PLACES[place.field]}`, { name: lessonName(place.id) });
  };
  return (change) => {
    if ('textId' in change) {
      const name = `${placeName(change.place)} · ${t(`locale.${change.locale}`)}`;
      return changesT(`change.${change.kind}`, { name });
    }
    if ('lessonId' in change) return changesT(`change.${change.kind}`, { name: lessonName(change.lessonId) });
    if ('unitId' in change) return changesT(`change.${change.kind}`, { name: unitName(change.unitId) });
    return changesT(`change.${change.kind}`);
  };
}
