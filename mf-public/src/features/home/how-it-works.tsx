import { PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './how-it-works.module.css';

const STEPS = ['choose', 'learn', 'ask'] as const;

/** The three steps from a first look to a finished course. */
export function HowItWorks() {
  const t = useT();
  return (
    <PagePart title={t('home.how')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.title}>{t(`home.step.${step}.title`)}</h3>
            <p className={styles.text}>{t(`home.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </PagePart>
  );
}
