import type { LegalText, Locale } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';

/** Until somebody changes the text there is no day. */
const dateOf = (on: string, locale: Locale) => (on === '' ? '' : formatDate(new Date(`${on}T12:00:00Z`), locale));

/** A legal text in the reader's words, part by part. */
export function useLegalLines(): (value: LegalText) => DiffLine[] {
  const t = useContentT();
  const locale = useLocale();
  return ({ on, own, text, change }) => [
    { label: t('legal.source'), text: t(own ? 'legal.own' : 'legal.product') },
    { label: t('legal.on'), text: dateOf(on, locale) },
    { label: t('legal.change.ro'), text: change.ro, locale: 'ro' },
    { label: t('legal.change.en'), text: change.en, locale: 'en' },
    { label: t('legal.text.ro'), text: text.ro, locale: 'ro' },
    { label: t('legal.text.en'), text: text.en, locale: 'en' },
  ];
}
