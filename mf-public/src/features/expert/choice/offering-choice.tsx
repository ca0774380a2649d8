import type { OfferingLine } from '@cursiv/shared-domain';
import { formatDuration, useLocale } from '@cursiv/shared-i18n';
import { Facts, LocalizedText } from '@cursiv/shared-ui';
import { useId } from 'react';
import { useExpertT } from '../messages/messages.ts';
import * as styles from './offering-choice.module.css';

type OfferingChoiceProps = {
  offerings: readonly OfferingLine[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** The expert's offerings, one of them chosen. */
export function OfferingChoice({ offerings, chosen, onChoose }: OfferingChoiceProps) {
  const t = useExpertT();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('choose')}</legend>
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
              <LocalizedText {...offering.title} marked />
            </span>
            <OfferingFacts offering={offering} />
            <span className={styles.description}>
              <LocalizedText {...offering.description} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function OfferingFacts({ offering }: { offering: OfferingLine }) {
  const t = useExpertT();
  const locale = useLocale();
  const notice = (minutes: number) => {
    const hours = Math.ceil(minutes / 60);
    if (hours === 0) return t('noNotice');
    const isDays = hours % 24 === 0 && hours > 24;
    return isDays ? t('days', { count: hours / 24 }) : t('hours', { count: hours });
  };
  const { durationMin, minNoticeMin, location } = offering;
  return (
    <Facts
      items={[
        { id: 'duration', text: formatDuration(durationMin * 60, locale) },
        { id: 'location', text: t(`location.${location}`) },
        { id: 'notice', text: notice(minNoticeMin) },
      ]}
    />
  );
}
