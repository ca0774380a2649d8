import { offeredCategory, useLoad } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { useCallback, useState } from 'react';
import { LoadingPage } from '../../../shared/pages/loading-page.tsx';
import { ResourceEditor } from './resource-editor.tsx';
import { emptyResource } from './resource-form-values.ts';

/** The form of a new resource, which begins in a category that is offered. */
export function NewResource({ uid }: { uid: string }) {
  // Another language changes no id, and must not open the form anew.
  const [locale] = useState(useLocale());
  const category = useLoad(useCallback(() => offeredCategory(emptyResource.categoryId, locale), [locale]));
  if (category.status !== 'ready') return <LoadingPage />;
  return <ResourceEditor uid={uid} resource={undefined} categoryId={category.value} />;
}
