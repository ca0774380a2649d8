import { useWatch, watchDrafts } from '@cursiv/shared-data';
import { SelectField } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useResourcesT } from '../messages/messages.ts';

type CourseChoiceProps = { uid: string; error: string | undefined; field: UseFormRegisterReturn };

/** The author's published course whose learners may see the resource. */
export function CourseChoice({ uid, error, field }: CourseChoiceProps) {
  const t = useResourcesT();
  const textOf = useTextOf();
  const drafts = useWatch(useMemo(() => watchDrafts(uid), [uid]));
  const published = drafts.status === 'ready' ? drafts.value.filter(({ status }) => status === 'published') : [];
  return (
    <SelectField
      id="resource-courseId"
      key={published.length}
      label={t('course')}
      hint={drafts.status === 'ready' && published.length === 0 && t('noCourses')}
      placeholder={t('chooseCourse')}
      options={published.map(({ id, title, baseLocale }) => ({ value: id, label: textOf(title, baseLocale) }))}
      error={error}
      {...field}
    />
  );
}
