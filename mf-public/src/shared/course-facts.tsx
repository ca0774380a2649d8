import type { CourseCard } from '@cursiv/shared-domain';
import { formatDuration, formatLanguage, formatList, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Facts } from '@cursiv/shared-ui';

/** Facts that help to choose a course: level, length, lessons and languages. */
export function CourseFacts({ course }: { course: CourseCard }) {
  const words = useVocabulary();
  const locale = useLocale();
  const languages = formatList(
    course.locales.map((language) => formatLanguage(language, locale)),
    locale,
  );
  return (
    <Facts
      items={[
        { id: 'level', text: words(`level.${course.level}`) },
        { id: 'duration', text: formatDuration(course.durationSec, locale) },
        { id: 'lessons', text: words('lessons', { count: course.lessonCount }) },
        { id: 'languages', text: languages },
      ]}
    />
  );
}
