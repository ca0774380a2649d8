import type { CoursePage } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Section } from '@cursiv/shared-ui';
import { Check } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import * as styles from './outcomes.module.css';

/** The outcomes of the course. */
export function Outcomes({ outcomes: { items, locale } }: { outcomes: CoursePage['outcomes'] }) {
  const t = useT();
  const isForeign = locale !== useLocale();
  if (items.length === 0) return null;
  return (
    <Section title={t('course.outcomes')}>
      <ul className={styles.outcomes} lang={isForeign ? locale : undefined}>
        {items.map((outcome) => (
          <li key={outcome} className={styles.outcome}>
            <Check size={20} aria-hidden className={styles.check} />
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
