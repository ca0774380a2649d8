import { useCategories } from '@cursiv/shared-data';
import { EXPERT_LIMITS } from '@cursiv/shared-domain';
import { LOCALES, useLocale } from '@cursiv/shared-i18n';
import { Grid, Stack, TextArea, TextField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { ChoiceGroup } from '../../../shared/choices/choice-group.tsx';
import { SpokenLanguagesField } from '../../../shared/choices/spoken-languages-field.tsx';
import { useExpertT } from '../texts/texts.ts';
import { LevelFields } from './level-fields.tsx';
import type { WordsProblem, WordsProblems, WordsValues } from './words-values.ts';

type WordsFieldsProps = { values: WordsValues; problems: WordsProblems; onChange: (next: WordsValues) => void };

/** What an expert says of themselves; both languages stand side by side where there is space. */
export function WordsFields({ values, problems, onChange }: WordsFieldsProps) {
  const t = useT();
  const expertT = useExpertT();
  const { optionsFor } = useCategories(useLocale());
  const text = (problem: WordsProblem | undefined) => problem && expertT(`problem.${problem}`);
  const field = (name: 'headline' | 'bio' | 'topics', language: 'ro' | 'en') => ({
    ...(language === 'ro' && { id: `expert-${name}` }),
    label: `${expertT(`${name}`)} · ${t(`locale.${language}`)}`,
    lang: language,
    value: values[name][language],
    error: language === 'ro' && text(problems[name]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: { ...values[name], [language]: currentTarget.value } }),
  });
  return (
    <Stack gap={3}>
      <Grid min="20rem" gap={3}>
        {LOCALES.map((language) => (
          <Stack key={language} gap={2}>
            <TextField
              {...field('headline', language)}
              hint={expertT('headlineHint')}
              maxLength={EXPERT_LIMITS.headline}
            />
            <TextArea {...field('bio', language)} hint={expertT('bioHint')} rows={8} maxLength={EXPERT_LIMITS.bio} />
            <TextField {...field('topics', language)} hint={expertT('topicsHint')} />
          </Stack>
        ))}
      </Grid>
      <SpokenLanguagesField
        id="expert-languages"
        legend={expertT('languages')}
        languages={values.languages}
        error={text(problems.languages)}
        onChange={(languages) => onChange({ ...values, languages })}
      />
      <LevelFields
        languages={values.languages}
        levels={values.languageLevels}
        onChange={(languageLevels) => onChange({ ...values, languageLevels })}
      />
      <ChoiceGroup
        id="expert-categoryIds"
        legend={expertT('categories')}
        options={optionsFor(values.categoryIds)}
        chosen={values.categoryIds}
        error={text(problems.categoryIds)}
        onChange={(categoryIds) => onChange({ ...values, categoryIds })}
      />
    </Stack>
  );
}
