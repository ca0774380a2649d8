import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { type SubjectName, shownName } from '../../../../shared/subject-name.ts';
import { useUserT } from '../messages/messages.ts';

/** How lines name things and days, in the page's language. */
export function useLineWords() {
  const t = useUserT();
  const locale = useLocale();
  return {
    titleOf: (title: SubjectName): string => shownName(title, locale, t('unnamed')),
    dayOf: (day: Date | undefined): string => (day ? formatDate(day, locale, { dateStyle: 'medium' }) : ''),
  };
}
