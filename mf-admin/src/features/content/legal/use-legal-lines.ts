import type { LegalText, Locale } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';
import type { DiffLine } from '../history/diff-lines.ts';

/** Until somebody changes the text there is no day. */
const dateOf = (on: string, locale: Locale) => (on === '' ? '' : formatDate(new Date(`${on}T12:00:00Z`), locale));

/** A legal text in the reader's words, part by part. */
export function useLegalLines(): (value: LegalText) => DiffLine[] {
  const t = useT();
  const locale = useLocale();
  return ({ on, own, text, change }) => [
    { label: t('content.legal.source'), text: t(own ? 'content.legal.own' : 'content.legal.product') },
    { label: t('content.legal.on'), text: dateOf(on, locale) },
    { label: t('content.legal.change.ro'), text: change.ro, locale: 'ro' },
    { label: t('content.legal.change.en'), text: change.en, locale: 'en' },
    { label: t('content.legal.text.ro'), text: text.ro, locale: 'ro' },
    { label: t('content.legal.text.en'), text: text.en, locale: 'en' },
  ];
}
