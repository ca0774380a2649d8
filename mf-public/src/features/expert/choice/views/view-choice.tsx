import { useId } from 'react';
import { useExpertT } from '../../messages/messages.ts';
import * as styles from './view-choice.module.css';

/** How free times are laid out. */
export const VIEWS = ['month', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The layouts of the free times, one of them chosen. */
export function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const t = useExpertT();
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>{t('view.label')}</legend>
      {VIEWS.map((each) => (
        <label key={each} className={styles.view}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === view}
            onChange={() => onChoose(each)}
            className={styles.radio}
          />
          {t(`view.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
