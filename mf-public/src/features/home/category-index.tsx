import type { Payloads } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { CardTitle, hueFor, PagePart } from '@cursiv/shared-ui';
import type { CSSProperties } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './category-index.module.css';

/** The categories, as a magazine prints its contents. */
export function CategoryIndex({ categories }: Pick<Payloads['index'], 'categories'>) {
  const t = useT();
  return (
    <PagePart title={t('home.subjects')}>
      <ul className={styles.index}>
        {categories.map(({ id, name, about }) => (
          <li key={id} className={styles.subject} style={{ '--hue': hueFor(id) } as CSSProperties}>
            <CardTitle to={`${paths.courses()}?category=${id}`}>{name}</CardTitle>
            {about && <p className={styles.about}>{about}</p>}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
