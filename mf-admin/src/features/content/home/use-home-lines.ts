import type { HomePage } from '@cursiv/shared-domain';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';

/** The home page in the reader's words: its texts, and its parts one a line, in their order. */
export function useHomeLines(): (page: HomePage) => DiffLine[] {
  const t = useContentT();
  const line = ({ id, isShown }: HomePage['parts'][number]) =>
    `${t(`home.parts.${id}`)}${isShown ? '' : ` · ${t('home.hidden')}`}\n`;
  return ({ title, lead, parts }) => [
    { label: t('home.heading.ro'), text: title.ro, locale: 'ro' },
    { label: t('home.heading.en'), text: title.en, locale: 'en' },
    { label: t('home.begin.ro'), text: lead.ro, locale: 'ro' },
    { label: t('home.begin.en'), text: lead.en, locale: 'en' },
    { label: t('home.order'), text: parts.map(line).join('') },
  ];
}
