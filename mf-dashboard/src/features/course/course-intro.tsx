import { useCategories } from '@cursiv/shared-data';
import { formatDuration, formatList, useLocale } from '@cursiv/shared-i18n';
import { Facts, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { lessonsOf, type ReadableCourse } from '../../shared/courses/readable-course.ts';
import { LocalText } from '../../shared/local-text.tsx';

/** A course in one sentence and a line of facts. */
export function CourseIntro({ course }: { course: ReadableCourse }) {
  const t = useT();
  const locale = useLocale();
  const { nameOf } = useCategories(locale);
  return (
    <Stack gap={1}>
      <LocalText value={course.subtitle} base={course.baseLocale} />
      <Facts
        items={[
          { id: 'category', text: nameOf(course.categoryId) },
          { id: 'level', text: t(`level.${course.level}`) },
          { id: 'lessons', text: t('counted.lessons', { count: lessonsOf(course).length }) },
          { id: 'length', text: course.durationSec > 0 && formatDuration(course.durationSec, locale) },
          { id: 'by', text: formatList(course.instructorNames, locale) },
        ]}
      />
    </Stack>
  );
}
