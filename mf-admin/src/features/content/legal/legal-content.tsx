import { useLoad, useWatch, watchContent } from '@cursiv/shared-data';
import { type LegalTextName, NO_LEGAL_TEXT } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { LegalEditor } from './legal-editor.tsx';

/** Fetched where a legal text is edited: they are long. */
const productTexts = async () => (await import('@cursiv/shared-domain/legal-texts')).PRODUCT_TEXTS;

/** A legal text with what came with the product. */
export function LegalContent({ name }: { name: LegalTextName }) {
  const stored = useWatch(useMemo(() => watchContent(name), [name]));
  const product = useLoad(productTexts);
  for (const read of [stored, product]) if (read.status === 'failed') return <FailureState {...read} />;
  if (stored.status !== 'ready' || product.status !== 'ready') return <ListSkeleton />;
  const { ro, en } = product.value[name];
  return (
    <LegalEditor
      name={name}
      stored={stored.value ?? { rev: 0, value: NO_LEGAL_TEXT }}
      product={{ ro: ro.text, en: en.text }}
    />
  );
}
