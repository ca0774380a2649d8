import type { L10nText } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { TextArea, TextField } from '@cursiv/shared-ui';
import { useAuthoring } from './authoring-context.ts';
import * as styles from './language-field.module.css';

type LanguageFieldProps = {
  id?: string;
  label: string;
  value: L10nText;
  maxLength: number;
  /** Several lines; one when absent. */
  rows?: number;
  hint?: string;
  onChange: (text: string) => void;
};

/** A text in the language being written; while translating, the original stands under its label. */
export function LanguageField({ id, label, value, maxLength, rows, hint, onChange }: LanguageFieldProps) {
  const words = useVocabulary();
  const { language, state } = useAuthoring();
  const base = state.content.baseLocale;
  const original = language === base ? '' : value[base]?.trim();
  const field = {
    id,
    label: `${label} · ${words(`locale.${language}`)}`,
    hint: original ? (
      <span lang={base} className={styles.original}>
        {original}
      </span>
    ) : (
      hint
    ),
    lang: language,
    maxLength,
    value: value[language] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return rows ? <TextArea rows={rows} {...field} /> : <TextField {...field} />;
}
