import type { Categories, Category } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import type { DiffLine } from '../history/diff-lines.ts';

/** The categories in the reader's words, one a line, in their order. */
export function useCategoryLines(): (value: Categories) => DiffLine[] {
  const t = useT();
  const line = ({ name, about, isOffered }: Category) =>
    [
      `${name.ro} / ${name.en}`,
      ...(isOffered ? [] : [t('content.categories.retired')]),
      ...(about.ro || about.en ? [`${about.ro} / ${about.en}`] : []),
    ].join(' · ');
  return ({ categories }) => [
    { label: t('content.categories.list'), text: categories.map((category) => `${line(category)}\n`).join('') },
  ];
}
