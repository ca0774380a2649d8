import { useLoad, useWatch, watchContent } from '@cursiv/shared-data';
import { SITE_CONTENT } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { MailEditor } from './mail-editor.tsx';
import { productTexts } from './product-texts.ts';

/** The texts of mails with what came with the product. */
export function MailContent() {
  const stored = useWatch(useMemo(() => watchContent('mails'), []));
  const product = useLoad(productTexts);
  for (const read of [stored, product]) if (read.status === 'failed') return <FailureState {...read} />;
  if (stored.status !== 'ready' || product.status !== 'ready') return <ListSkeleton />;
  return <MailEditor stored={stored.value ?? { rev: 0, value: SITE_CONTENT.mails.builtIn }} product={product.value} />;
}
