import {
  CATEGORY_LIMITS,
  type Categories,
  type Category,
  categoryIdFor,
  categoryProblems,
  offeredIds,
} from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { PagePart, VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { ContentForm } from '../form/content-form.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { movedTo } from '../order/moved-to.ts';
import { addingId, orderControlId, useFocusAfter } from '../order/use-focus-after.ts';
import { AddCategory } from './add-category.tsx';
import * as styles from './categories.module.css';
import { writtenCategories } from './category-fields.ts';
import { CategoryRow } from './category-row.tsx';
import { useCategoryLines } from './use-category-lines.ts';

type CategoriesFormProps = {
  edits: ContentEdits<Categories>;
  /** As it is stored: what is there already can be retired, and never removed. */
  stored: Categories;
};

/** The categories in order with the ways to change, move and retire each, and to add some. */
export function CategoriesForm({ edits, stored }: CategoriesFormProps) {
  const t = useT();
  const contentT = useContentT();
  const locale = useLocale();
  const linesOf = useCategoryLines();
  const [isTried, setIsTried] = useState(false);
  const [news, setNews] = useState('');
  const { categories } = edits.state.doc;
  const focusAfter = useFocusAfter(categories);
  const found = categoryProblems(writtenCategories({ categories }).categories);
  const offered = offeredIds({ categories });
  const change = (next: Category[]) => edits.edit({ categories: next });
  const place = (next: Category[], moved: Category) =>
    setNews(t('setup.position', { title: moved.name[locale], place: next.indexOf(moved) + 1, count: next.length }));
  const move = (category: Category, step: -1 | 1) => {
    const next = movedTo(categories, category, categories.indexOf(category) + step);
    const isAtEnd = next[step === 1 ? next.length - 1 : 0] === category;
    focusAfter(orderControlId(category.id, (step === 1) === isAtEnd ? 'up' : 'down'));
    place(next, category);
    change(next);
  };
  const remove = (category: Category) => {
    focusAfter(addingId);
    setNews(t('setup.removed', { title: category.name[locale] }));
    change(categories.filter((other) => other !== category));
  };
  const add = (name: Category['name']) => {
    const taken = [...categories, ...stored.categories].map(({ id }) => id);
    const category = { id: categoryIdFor(name.en, taken), name, about: { ro: '', en: '' }, isOffered: true };
    const next = [...categories, category];
    place(next, category);
    change(next);
  };
  const check = () => {
    setIsTried(true);
    return found.every((problems) => Object.keys(problems).length === 0);
  };
  return (
    <ContentForm edits={edits} check={check} linesOf={linesOf}>
      <PagePart title={contentT('categories.list')} intro={contentT('categories.listIntro')}>
        <ol className={styles.categories}>
          {categories.map((category, index) => (
            <CategoryRow
              key={category.id}
              category={category}
              problems={isTried ? (found[index] ?? {}) : {}}
              isFirst={index === 0}
              isLast={index === categories.length - 1}
              isOnlyOffered={category.isOffered && offered.length === 1}
              isNew={stored.categories.every(({ id }) => id !== category.id)}
              onChange={(next) => change(categories.map((each) => (each === category ? next : each)))}
              onMove={(step) => move(category, step)}
              onRemove={() => remove(category)}
            />
          ))}
        </ol>
        <div role="status">
          <VisuallyHidden>{news}</VisuallyHidden>
        </div>
      </PagePart>
      <PagePart title={contentT('categories.adding')} intro={contentT('categories.addingIntro')}>
        {categories.length < CATEGORY_LIMITS.categories ? (
          <AddCategory categories={categories} onAdd={add} />
        ) : (
          <p className={styles.hint}>{contentT('categories.full')}</p>
        )}
      </PagePart>
    </ContentForm>
  );
}
