import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { useExpertT } from '../messages/messages.ts';
import * as styles from './request-panel.module.css';

type AskedProps = {
  name: string;
  booking: { id: string; answerUntil: Date; status: string };
  /** The request was sent just now, by the button that has disappeared; its answer may be lost. */
  isNews: boolean;
};

/** The chosen start is already the reader's: they requested it now or earlier. */
export function Asked({ name, booking: { id, status, answerUntil }, isNews }: AskedProps) {
  const t = useExpertT();
  const locale = useLocale();
  const zone = useReaderZone();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);
  const until = { date: formatDateTime(answerUntil, locale, zone), city: zoneCity(zone, locale) };
  return (
    <div className={styles.step}>
      <p ref={title} tabIndex={-1}>
        <strong>{t(isNews ? 'asked.title' : 'asked.own')}</strong>{' '}
        {status === 'confirmed' ? t('asked.confirmed') : t('asked.text', { name, ...until })}
      </p>
      <ButtonLink to={`${paths.myBookings()}?as=learner#${id}`}>{t('asked.action')}</ButtonLink>
    </div>
  );
}
