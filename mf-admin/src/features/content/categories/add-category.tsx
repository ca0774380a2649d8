import { type Category, categoryProblems, LOCALES } from '@cursiv/shared-domain';
import { Button, TextField } from '@cursiv/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import { useContentT } from '../messages/messages.ts';
import { addingId } from '../order/use-focus-after.ts';
import * as styles from './categories.module.css';

const NONE = { ro: '', en: '' };

type AddCategoryProps = { categories: readonly Category[]; onAdd: (name: Category['name']) => void };

/** Adds a category by its name in both languages. */
export function AddCategory({ categories, onAdd }: AddCategoryProps) {
  const t = useContentT();
  const [name, setName] = useState(NONE);
  const [isTried, setIsTried] = useState(false);
  const written = { ro: name.ro.trim(), en: name.en.trim() };
  const problems =
    categoryProblems([...categories, { id: '', name: written, about: NONE, isOffered: true }]).at(-1) ?? {};
  const add = () => {
    const wrong = LOCALES.find((locale) => problems[`name.${locale}`]);
    setIsTried(wrong !== undefined);
    document.getElementById(wrong === 'en' ? `${addingId}-en` : addingId)?.focus();
    if (wrong) return;
    onAdd(written);
    setName(NONE);
  };
  // The key adds, and does not yet save the whole list.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.adding}>
      {LOCALES.map((locale) => {
        const problem = isTried ? problems[`name.${locale}`] : undefined;
        return (
          <TextField
            key={locale}
            id={locale === 'ro' ? addingId : `${addingId}-${locale}`}
            lang={locale}
            label={t(`categories.newName.${locale}`)}
            value={name[locale]}
            error={problem && t(`categories.problem.${problem}`)}
            autoComplete="off"
            onChange={({ currentTarget }) => setName({ ...name, [locale]: currentTarget.value })}
            onKeyDown={onKeyDown}
          />
        );
      })}
      <Button variant="secondary" onClick={add}>
        {t('categories.add')}
      </Button>
    </div>
  );
}
