import { type L10nText, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../../messages/messages.ts';

/** How lines name things and days, in the page's language. */
export function useLineWords() {
  const t = useT();
  const locale = useLocale();
  return {
    titleOf: (title: L10nText | undefined): string => pick(title ?? {}, locale)?.value ?? t('user.unnamed'),
    dayOf: (day: Date | undefined): string => (day ? formatDate(day, locale, { dateStyle: 'medium' }) : ''),
  };
}
