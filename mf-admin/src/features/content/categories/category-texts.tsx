import { type Category, type CategoryProblems, LOCALES } from '@cursiv/shared-domain';
import { TextArea, TextField } from '@cursiv/shared-ui';
import { useContentT } from '../messages/messages.ts';
import * as styles from './categories.module.css';

type CategoryTextsProps = {
  category: Category;
  problems: CategoryProblems;
  onChange: (category: Category) => void;
};

/** What a category is called and what it is about, in both languages. */
export function CategoryTexts({ category, problems, onChange }: CategoryTextsProps) {
  const t = useContentT();
  const { id, name, about } = category;
  return (
    <div className={styles.texts}>
      {LOCALES.map((locale) => {
        const [wrongName, wrongAbout] = [problems[`name.${locale}`], problems[`about.${locale}`]];
        return (
          <div key={locale} className={styles.language}>
            <TextField
              id={`category-${id}-name-${locale}`}
              lang={locale}
              label={t(`categories.name.${locale}`)}
              value={name[locale]}
              error={wrongName && t(`categories.problem.${wrongName}`)}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                onChange({ ...category, name: { ...name, [locale]: currentTarget.value } })
              }
            />
            <TextArea
              id={`category-${id}-about-${locale}`}
              lang={locale}
              rows={2}
              label={t(`categories.about.${locale}`)}
              value={about[locale]}
              error={wrongAbout && t(`categories.problem.${wrongAbout}`)}
              onChange={({ currentTarget }) =>
                onChange({ ...category, about: { ...about, [locale]: currentTarget.value } })
              }
            />
          </div>
        );
      })}
      <p className={styles.hint}>{t('categories.address', { id })}</p>
    </div>
  );
}
