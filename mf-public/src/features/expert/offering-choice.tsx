import type { OfferingLine } from '@cursiv/shared-domain';
import { formatDuration, useLocale } from '@cursiv/shared-i18n';
import { Facts } from '@cursiv/shared-ui';
import { useId } from 'react';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import * as styles from './offering-choice.module.css';

type OfferingChoiceProps = {
  offerings: readonly OfferingLine[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** The expert's offerings, one of them chosen. */
export function OfferingChoice({ offerings, chosen, onChoose }: OfferingChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('expert.choose')}</legend>
      {offerings.map((offering) => (
        <label key={offering.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={offering.id}
            checked={offering.id === chosen}
            onChange={() => onChoose(offering.id)}
            className={styles.radio}
          />
          <span className={styles.words}>
            <span className={styles.title}>
              <LocalText value={offering.title} marked />
            </span>
            <OfferingFacts offering={offering} />
            <span className={styles.description}>
              <LocalText value={offering.description} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function OfferingFacts({ offering }: { offering: OfferingLine }) {
  const t = useT();
  const locale = useLocale();
  const notice = (minutes: number) => {
    const hours = Math.ceil(minutes / 60);
    if (hours === 0) return t('expert.noNotice');
    const isDays = hours % 24 === 0 && hours > 24;
    return isDays ? t('expert.days', { count: hours / 24 }) : t('expert.hours', { count: hours });
  };
  const { durationMin, minNoticeMin, location } = offering;
  return (
    <Facts
      items={[
        { id: 'duration', text: formatDuration(durationMin * 60, locale) },
        { id: 'location', text: t(`expert.location.${location}`) },
        { id: 'notice', text: notice(minNoticeMin) },
      ]}
    />
  );
}
