import { type Course, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { movedTo } from '../order/moved-to.ts';
import { addingId, orderControlId, useFocusAfter } from '../order/use-focus-after.ts';
import { AddCourse } from './add-course.tsx';
import * as styles from './featured.module.css';
import { FeaturedRow } from './featured-row.tsx';

type FeaturedCoursesProps = {
  ids: string[];
  onChange: (ids: string[]) => void;
  courses: readonly Course[];
};

/** The chosen courses in order, and a way to add more. */
export function FeaturedCourses({ ids, onChange, courses }: FeaturedCoursesProps) {
  const t = useT();
  const locale = useLocale();
  const [news, setNews] = useState('');
  const focusAfter = useFocusAfter(ids);
  const titleOf = (id: string) => {
    const course = courses.find((candidate) => candidate.id === id);
    return course ? pick(course.title, locale, course.baseLocale) : undefined;
  };
  const nameOf = (id: string) => titleOf(id)?.value ?? t('setup.featuredGone');
  const place = (next: string[], id: string) =>
    setNews(t('setup.position', { title: nameOf(id), place: next.indexOf(id) + 1, count: next.length }));

  const move = (id: string, step: -1 | 1) => {
    const next = movedTo(ids, id, ids.indexOf(id) + step);
    const isAtEnd = next[step === 1 ? next.length - 1 : 0] === id;
    focusAfter(orderControlId(id, (step === 1) === isAtEnd ? 'up' : 'down'));
    place(next, id);
    onChange(next);
  };
  const remove = (id: string) => {
    const next = ids.filter((other) => other !== id);
    const neighbour = next[Math.min(ids.indexOf(id), next.length - 1)];
    focusAfter(neighbour ? orderControlId(neighbour, 'remove') : addingId);
    setNews(t('setup.removed', { title: nameOf(id) }));
    onChange(next);
  };
  const add = (id: string) => {
    const next = [...ids, id];
    place(next, id);
    onChange(next);
  };

  return (
    <div className={styles.fields}>
      {ids.length === 0 && <p>{t('setup.featuredEmpty')}</p>}
      <ol className={styles.featured}>
        {ids.map((id, index) => (
          <FeaturedRow
            key={id}
            id={id}
            title={titleOf(id)}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            onMove={(step) => move(id, step)}
            onRemove={() => remove(id)}
          />
        ))}
      </ol>
      <AddCourse courses={courses} chosen={ids} onAdd={add} />
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  );
}
