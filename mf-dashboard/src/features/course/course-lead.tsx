import { formatDuration, formatList, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Facts } from '@cursiv/shared-ui';
import { type CourseView, lessonsOf } from '../../shared/course-view.ts';
import { LocalText } from '../../shared/local-text.tsx';

/** A course in one sentence and a line of facts. */
export function CourseLead({ course }: { course: CourseView }) {
  const words = useVocabulary();
  const locale = useLocale();
  return (
    <>
      <LocalText value={course.subtitle} base={course.baseLocale} />
      <Facts
        items={[
          { id: 'category', text: words(`category.${course.categoryId}`) },
          { id: 'level', text: words(`level.${course.level}`) },
          { id: 'lessons', text: words('lessons', { count: lessonsOf(course).length }) },
          { id: 'length', text: course.durationSec > 0 && formatDuration(course.durationSec, locale) },
          { id: 'by', text: formatList(course.instructorNames, locale) },
        ]}
      />
    </>
  );
}
