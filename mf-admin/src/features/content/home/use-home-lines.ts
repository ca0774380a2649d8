import type { HomePage } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import type { DiffLine } from '../history/diff-lines.ts';

/** The home page in the reader's words: its texts, and its parts one a line, in their order. */
export function useHomeLines(): (page: HomePage) => DiffLine[] {
  const t = useT();
  const line = ({ id, isShown }: HomePage['parts'][number]) =>
    `${t(`content.home.parts.${id}`)}${isShown ? '' : ` · ${t('content.home.hidden')}`}\n`;
  return ({ title, lead, parts }) => [
    { label: t('content.home.heading.ro'), text: title.ro, locale: 'ro' },
    { label: t('content.home.heading.en'), text: title.en, locale: 'en' },
    { label: t('content.home.begin.ro'), text: lead.ro, locale: 'ro' },
    { label: t('content.home.begin.en'), text: lead.en, locale: 'en' },
    { label: t('content.home.order'), text: parts.map(line).join('') },
  ];
}
