import type { LegalText } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import type { DiffLine } from '../history/diff-lines.ts';

/** A legal text in the reader's words, part by part. */
export function useLegalLines(): (value: LegalText) => DiffLine[] {
  const t = useT();
  return ({ on, own, text, change }) => [
    { label: t('content.legal.source'), text: t(own ? 'content.legal.own' : 'content.legal.product') },
    { label: t('content.legal.on'), text: on },
    { label: t('content.legal.change.ro'), text: change.ro, locale: 'ro' },
    { label: t('content.legal.change.en'), text: change.en, locale: 'en' },
    { label: t('content.legal.text.ro'), text: text.ro, locale: 'ro' },
    { label: t('content.legal.text.en'), text: text.en, locale: 'en' },
  ];
}
