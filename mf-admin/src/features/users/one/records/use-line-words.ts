import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../../messages/messages.ts';
import { type SubjectName, shownName } from '../../../../shared/subject-name.ts';

/** How lines name things and days, in the page's language. */
export function useLineWords() {
  const t = useT();
  const locale = useLocale();
  return {
    titleOf: (title: SubjectName): string => shownName(title, locale, t('user.unnamed')),
    dayOf: (day: Date | undefined): string => (day ? formatDate(day, locale, { dateStyle: 'medium' }) : ''),
  };
}
