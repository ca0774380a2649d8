import { CATEGORY_IDS, COURSE_LIMITS, LEVELS, LOCALES, type Locale } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Grid, Section, SelectField, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useAuthoring } from './authoring-context.ts';
import { LanguageField } from './language-field.tsx';
import { OutcomeFields } from './outcome-fields.tsx';

const optionOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((known) => known === value);

/** The course's own texts, before its lessons. */
export function CourseWords() {
  const t = useT();
  const words = useVocabulary();
  const { state, edit, language } = useAuthoring();
  const { title, subtitle, description, categoryId, level, baseLocale } = state.content;
  const write = (field: 'title' | 'subtitle' | 'description') => (text: string) =>
    edit({ type: 'text', field, locale: language, text });
  const choose = (choice: { categoryId?: string; level?: string; baseLocale?: string }) => {
    const category = optionOf(CATEGORY_IDS, choice.categoryId ?? '');
    const chosenLevel = optionOf(LEVELS, choice.level ?? '');
    const base = optionOf<Locale>(LOCALES, choice.baseLocale ?? '');
    edit({
      type: 'choose',
      choice: {
        ...(category && { categoryId: category }),
        ...(chosenLevel && { level: chosenLevel }),
        ...(base && { baseLocale: base }),
      },
    });
  };
  return (
    <Section title={t('authoring.about')}>
      <Stack gap={3}>
        <LanguageField
          label={t('authoring.title')}
          value={title}
          maxLength={COURSE_LIMITS.title}
          onChange={write('title')}
        />
        <LanguageField
          label={t('authoring.subtitle')}
          value={subtitle}
          maxLength={COURSE_LIMITS.subtitle}
          rows={2}
          onChange={write('subtitle')}
        />
        <LanguageField
          label={t('authoring.description')}
          value={description}
          maxLength={COURSE_LIMITS.description}
          rows={6}
          hint={t('authoring.markdown')}
          onChange={write('description')}
        />
        <OutcomeFields />
        <Grid min="12rem" gap={2}>
          <SelectField
            label={t('authoring.category')}
            options={CATEGORY_IDS.map((value) => ({ value, label: words(`category.${value}`) }))}
            value={categoryId}
            onChange={({ currentTarget }) => choose({ categoryId: currentTarget.value })}
          />
          <SelectField
            label={t('authoring.level')}
            options={LEVELS.map((value) => ({ value, label: words(`level.${value}`) }))}
            value={level}
            onChange={({ currentTarget }) => choose({ level: currentTarget.value })}
          />
          <SelectField
            label={t('authoring.baseLocale')}
            options={LOCALES.map((value) => ({ value, label: words(`locale.${value}`) }))}
            value={baseLocale}
            onChange={({ currentTarget }) => choose({ baseLocale: currentTarget.value })}
          />
        </Grid>
      </Stack>
    </Section>
  );
}
