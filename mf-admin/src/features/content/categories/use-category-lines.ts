import type { Categories, Category } from '@cursiv/shared-domain';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';

/** The categories in the reader's words, one a line, in their order. */
export function useCategoryLines(): (value: Categories) => DiffLine[] {
  const t = useContentT();
  const line = ({ name, about, isOffered }: Category) =>
    [
      `${name.ro} / ${name.en}`,
      ...(isOffered ? [] : [t('categories.retired')]),
      ...(about.ro || about.en ? [`${about.ro} / ${about.en}`] : []),
    ].join(' · ');
  return ({ categories }) => [
    { label: t('categories.list'), text: categories.map((category) => `${line(category)}\n`).join('') },
  ];
}
