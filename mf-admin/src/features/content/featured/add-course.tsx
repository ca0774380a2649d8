import { type Course, FEATURED_LIMITS, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, SelectField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { addingId } from '../order/use-focus-after.ts';
import * as styles from './featured.module.css';

type AddCourseProps = {
  courses: readonly Course[];
  chosen: readonly string[];
  onAdd: (id: string) => void;
};

/** Adds a published course at the end of the list, up to the limit. */
export function AddCourse({ courses, chosen, onAdd }: AddCourseProps) {
  const t = useT();
  const locale = useLocale();
  const [candidate, setCandidate] = useState('');
  const options = courses
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, title, baseLocale }) => ({ value: id, label: pick(title, locale, baseLocale)?.value ?? id }));
  if (chosen.length >= FEATURED_LIMITS.courses) return <p className={styles.hint}>{t('setup.featuredFull')}</p>;
  if (options.length === 0) return <p className={styles.hint}>{t('setup.featuredAll')}</p>;
  const add = () => {
    onAdd(candidate);
    setCandidate('');
  };
  return (
    <div className={styles.add}>
      <SelectField
        id={addingId}
        label={t('setup.featuredAdd')}
        placeholder={t('setup.featuredChoose')}
        options={options}
        value={candidate}
        onChange={(event) => setCandidate(event.target.value)}
      />
      <Button variant="secondary" disabled={candidate === ''} onClick={add}>
        {t('setup.add')}
      </Button>
    </div>
  );
}
