import type { CategoryId } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { CardTitle, hueFor, PagePart } from '@cursiv/shared-ui';
import type { CSSProperties } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './category-index.module.css';

// A record, so that a new category does not compile without its place here.
const SUBJECTS: Record<CategoryId, `home.subject.${CategoryId}`> = {
  languages: 'home.subject.languages',
  technology: 'home.subject.technology',
  business: 'home.subject.business',
  design: 'home.subject.design',
  wellbeing: 'home.subject.wellbeing',
  science: 'home.subject.science',
  arts: 'home.subject.arts',
};

/** The categories, as a magazine prints its contents. */
export function CategoryIndex() {
  const t = useT();
  return (
    <PagePart title={t('home.subjects')}>
      <ul className={styles.index}>
        {(Object.keys(SUBJECTS) as CategoryId[]).map((category) => (
          <li key={category} className={styles.subject} style={{ '--hue': hueFor(category) } as CSSProperties}>
            <CardTitle to={`${paths.courses()}?category=${category}`}>{t(`category.${category}`)}</CardTitle>
            <p className={styles.about}>{t(SUBJECTS[category])}</p>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
