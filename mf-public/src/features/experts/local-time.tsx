import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';

/** What the clock on the wall shows where somebody is; nothing for a zone the browser does not know. */
export function LocalTime({ timeZone, now }: { timeZone: string; now: Date }) {
  const t = useT();
  const locale = useLocale();
  if (!isKnownZone(timeZone)) return null;
  const time = formatDate(now, locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone,
  });
  return (
    <p>
      <time dateTime={now.toISOString()}>{t('experts.localTime', { time })}</time>
    </p>
  );
}

function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    // The only way that Intl has to say that it does not know a zone.
    return false;
  }
}
