import type { CoursePayload } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { PagePart } from '@cursiv/shared-ui';
import { Check } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import * as styles from './outcomes.module.css';

/** The outcomes of the course. */
export function Outcomes({ outcomes: { items, locale } }: { outcomes: CoursePayload['outcomes'] }) {
  const t = useT();
  const isForeign = locale !== useLocale();
  if (items.length === 0) return null;
  return (
    <PagePart title={t('course.outcomes')}>
      <ul className={styles.outcomes} lang={isForeign ? locale : undefined}>
        {items.map((outcome) => (
          <li key={outcome} className={styles.outcome}>
            <Check size={20} aria-hidden className={styles.check} />
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
