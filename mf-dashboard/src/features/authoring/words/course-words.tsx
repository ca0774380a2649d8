import {
  CATEGORY_IDS,
  COURSE_LIMITS,
  type CourseDraftContent,
  LEVELS,
  LOCALES,
  type Locale,
} from '@cursiv/shared-domain';
import { CheckboxField, Grid, PagePart, SelectField, Stack } from '@cursiv/shared-ui';
import { memo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useAround, useAuthoring } from '../authoring-context.ts';
import { Beside } from './beside.tsx';
import { LanguageField } from './language-field.tsx';
import { OutcomeFields } from './outcome-fields.tsx';

const optionOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((known) => known === value);

/** The course's own texts, before its lessons. */
export function CourseWords() {
  const t = useT();
  const { state, edit } = useAuthoring();
  const { title, subtitle, description, categoryId, level, baseLocale, isSequential = false } = state.content;
  const write = (field: 'title' | 'subtitle' | 'description') => (text: string, locale: Locale) =>
    edit({ type: 'text', field, locale, text });
  return (
    <PagePart title={t('authoring.about')}>
      <Stack gap={3}>
        <LanguageField
          id="course-title"
          label={t('authoring.title')}
          value={title}
          maxLength={COURSE_LIMITS.title}
          place={{ of: 'course', field: 'title' }}
          onChange={write('title')}
        />
        <LanguageField
          id="course-subtitle"
          label={t('authoring.subtitle')}
          value={subtitle}
          maxLength={COURSE_LIMITS.subtitle}
          rows={2}
          place={{ of: 'course', field: 'subtitle' }}
          onChange={write('subtitle')}
        />
        <LanguageField
          id="course-description"
          label={t('authoring.description')}
          value={description}
          maxLength={COURSE_LIMITS.description}
          rows={6}
          hint={t('authoring.markdown')}
          place={{ of: 'course', field: 'description' }}
          onChange={write('description')}
        />
        <Beside>{(locale) => <OutcomeFields language={locale} />}</Beside>
        <CourseChoices {...{ categoryId, level, baseLocale, isSequential }} />
      </Stack>
    </PagePart>
  );
}

type CourseChoicesProps = Required<Pick<CourseDraftContent, 'categoryId' | 'level' | 'baseLocale' | 'isSequential'>>;

/** What is chosen for the course, which no text changes. */
const CourseChoices = memo(function CourseChoices({ categoryId, level, baseLocale, isSequential }: CourseChoicesProps) {
  const t = useT();
  const { edit } = useAround();
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
    <>
      <Grid min="12rem" gap={2}>
        <SelectField
          label={t('authoring.category')}
          options={CATEGORY_IDS.map((value) => ({ value, label: t(`category.${value}`) }))}
          value={categoryId}
          onChange={({ currentTarget }) => choose({ categoryId: currentTarget.value })}
        />
        <SelectField
          label={t('authoring.level')}
          options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          value={level}
          onChange={({ currentTarget }) => choose({ level: currentTarget.value })}
        />
        <SelectField
          label={t('authoring.baseLocale')}
          options={LOCALES.map((value) => ({ value, label: t(`locale.${value}`) }))}
          value={baseLocale}
          onChange={({ currentTarget }) => choose({ baseLocale: currentTarget.value })}
        />
      </Grid>
      <CheckboxField
        label={t('authoring.sequential')}
        hint={t('authoring.sequentialHint')}
        checked={isSequential}
        onChange={({ currentTarget }) => edit({ type: 'choose', choice: { isSequential: currentTarget.checked } })}
      />
    </>
  );
});
