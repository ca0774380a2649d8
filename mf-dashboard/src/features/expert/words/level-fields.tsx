import { LANGUAGE_LEVELS, type LanguageLevel } from '@cursiv/shared-domain';
import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { Grid, SelectField } from '@cursiv/shared-ui';
import { useLevelWords } from './level-words.ts';
import type { WordsValues } from './words-values.ts';

type LevelFieldsProps = {
  languages: WordsValues['languages'];
  levels: WordsValues['languageLevels'];
  onChange: (levels: WordsValues['languageLevels']) => void;
};

/** How well an expert speaks each of the chosen languages. */
export function LevelFields({ languages, levels, onChange }: LevelFieldsProps) {
  const t = useLevelWords();
  const locale = useLocale();
  const state = (tag: string, level: string) => {
    const { [tag]: _, ...others } = levels;
    onChange(level ? { ...others, [tag]: level as LanguageLevel } : others);
  };
  return (
    <Grid min="14rem" gap={3}>
      {languages.map((tag) => (
        <SelectField
          key={tag}
          label={t('level', { language: formatLanguage(tag, locale) })}
          placeholder={t('unstated')}
          options={LANGUAGE_LEVELS.map((value) => ({ value, label: t(`level${value}`) }))}
          value={levels[tag] ?? ''}
          onChange={({ currentTarget }) => state(tag, currentTarget.value)}
        />
      ))}
    </Grid>
  );
}
