import type { CourseCard } from '@cursiv/shared-domain';
import { formatDuration, formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { Facts } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** Facts that help to choose a course: level, length, lessons and languages. */
export function CourseFacts({ course }: { course: CourseCard }) {
  const t = useT();
  const locale = useLocale();
  const languages = formatList(
    course.locales.map((language) => formatLanguage(language, locale)),
    locale,
  );
  return (
    <Facts
      items={[
        { id: 'level', text: t(`level.${course.level}`) },
        { id: 'duration', text: formatDuration(course.durationSec, locale) },
        { id: 'lessons', text: t('counted.lessons', { count: course.lessonCount }) },
        { id: 'languages', text: languages },
      ]}
    />
  );
}
