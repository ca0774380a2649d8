import type { Stored } from '@cursiv/shared-data/edits';
import { addedSince, type Categories, restoredCategories } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { CategoriesForm } from './categories-form.tsx';
import { categoryFieldsSchema, writtenCategories } from './category-fields.ts';
import { useCategoryLines } from './use-category-lines.ts';

/** What courses, resources and experts are sorted by, and what became of the list. */
export function CategoriesEditor({ stored: { rev, value } }: { stored: { rev: number; value: Categories } }) {
  const linesOf = useCategoryLines();
  const stored = useMemo((): Stored<Categories> => ({ rev, doc: value }), [rev, value]);
  const edits = useContentEdits({
    ...{ key: 'categories', stored, schema: categoryFieldsSchema },
    // What somebody else has added meanwhile stays, whoever's list is saved.
    toValue: (fields) => {
      const { categories } = writtenCategories(fields);
      return { categories: [...categories, ...addedSince({ categories }, value)] };
    },
  });
  return (
    <>
      <CategoriesForm edits={edits} stored={value} />
      <ContentHistory
        name="categories"
        linesOf={linesOf}
        onRestore={(before) => edits.edit(restoredCategories(before, value))}
      />
    </>
  );
}
