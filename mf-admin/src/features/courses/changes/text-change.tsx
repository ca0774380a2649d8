import { publishedText, useLoad } from '@cursiv/shared-data';
import { type CourseChange, type CourseVersion, textsOf, type WrittenCourse } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useCallback, useState } from 'react';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { ChangedText } from '../../../shared/texts/changed-text.tsx';
import * as styles from '../courses.module.css';

type TextChangeProps = {
  courseId: string;
  change: Extract<CourseChange, { textId: string }>;
  name: string;
  written: WrittenCourse;
  live: CourseVersion;
};

/** One text that says something else than readers have. Opened, it shows what; what is not opened is not read. */
export function TextChange({ name, ...change }: TextChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.lesson} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <Difference {...change} />}
    </details>
  );
}

function Difference({ courseId, change, written, live: { version } }: Omit<TextChangeProps, 'name'>) {
  const { textId, place, locale } = change;
  const isOwn = useLocale() === locale;
  const before = useLoad(
    useCallback(
      () => publishedText(courseId, version, { id: textId, place }, locale),
      [courseId, version, textId, place, locale],
    ),
  );
  if (before.status === 'loading') return <ListSkeleton />;
  if (before.status === 'failed') return <FailureState {...before} />;
  const after = textsOf(written).find(({ id }) => id === textId)?.value[locale] ?? '';
  return (
    <p className={styles.difference} lang={isOwn ? undefined : locale}>
      <ChangedText before={before.value} after={after} />
    </p>
  );
}
