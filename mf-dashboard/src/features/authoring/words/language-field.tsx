import { isTitle, type L10nText, type Locale, type TextPlace } from '@cursiv/shared-domain';
import { TextArea, TextField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { useAuthoringT } from '../messages/messages.ts';
import { Beside } from './beside.tsx';
import * as styles from './language-field.module.css';

type LanguageFieldProps = {
  /** The field in a language is found by it and the language, as `title-l1-ro`. */
  id?: string;
  label: string;
  value: L10nText;
  maxLength: number;
  /** Several lines; one when absent. */
  rows?: number;
  hint?: string;
  error?: string | undefined;
  /** Where it stands in the course, when what it said before is kept. */
  place?: TextPlace;
  onChange: (text: string, locale: Locale) => void;
};

/** A text in the languages that are shown; where the original is not, it stands under the label of its translation. */
export function LanguageField({ id, label, value, maxLength, rows, hint, error, place, onChange }: LanguageFieldProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const { languages } = useAround();
  const base = useOfDraft(({ content }) => content.baseLocale);
  return (
    <Beside>
      {(locale) => {
        const original = languages.includes(base) ? '' : value[base]?.trim();
        const field = {
          id: id && `${id}-${locale}`,
          label: `${label} · ${t(`locale.${locale}`)}`,
          hint: original ? (
            <span lang={base} className={styles.original}>
              {original}
            </span>
          ) : (
            hint
          ),
          error: error ?? (rows || isTitle(value[locale] ?? '') ? undefined : authoringT('hiddenSigns')),
          lang: locale,
          maxLength,
          value: value[locale] ?? '',
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value, locale),
        };
        const input = rows ? <TextArea rows={rows} {...field} /> : <TextField {...field} />;
        if (!place) return input;
        return (
          <div className={styles.kept}>
            {input}
            <HistoryButton place={place} locale={locale} isSmall />
          </div>
        );
      }}
    </Beside>
  );
}
