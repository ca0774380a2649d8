import { useCategories } from '@cursiv/shared-data';
import { COURSE_LIMITS, LEVELS, LOCALES, type Locale } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { CheckboxField, Grid, PagePart, SelectField, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { useAuthoringT } from '../messages/messages.ts';
import { Beside } from './beside.tsx';
import { LanguageField } from './language-field.tsx';
import { OutcomeFields } from './outcome-fields.tsx';

const optionOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((known) => known === value);

/** The course's own texts, before its lessons. */
export function CourseWords() {
  const authoringT = useAuthoringT();
  return (
    <PagePart title={authoringT('about')}>
      <Stack gap={3}>
        <CourseText field="title" />
        <CourseText field="subtitle" rows={2} />
        <CourseText field="description" rows={6} hint={authoringT('markdown')} />
        <Beside>{(locale) => <OutcomeFields language={locale} />}</Beside>
        <CourseChoices />
      </Stack>
    </PagePart>
  );
}

type CourseTextProps = { field: 'title' | 'subtitle' | 'description'; rows?: number; hint?: string };

/** One of the course's texts. A key in it renders no other. */
function CourseText({ field, ...lines }: CourseTextProps) {
  const authoringT = useAuthoringT();
  const { edit } = useAround();
  return (
    <LanguageField
      {...lines}
      id={`course-${field}`}
      label={authoringT(`${field}`)}
      value={useOfDraft(({ content }) => content[field])}
      maxLength={COURSE_LIMITS[field]}
      place={{ of: 'course', field }}
      onChange={(text, locale) => edit({ type: 'text', field, locale, text })}
    />
  );
}

/** What is chosen for the course, which no text changes. */
function CourseChoices() {
  const t = useT();
  const authoringT = useAuthoringT();
  const { edit } = useAround();
  const { optionsFor } = useCategories(useLocale());
  const categoryId = useOfDraft(({ content }) => content.categoryId);
  const level = useOfDraft(({ content }) => content.level);
  const baseLocale = useOfDraft(({ content }) => content.baseLocale);
  const isSequential = useOfDraft(({ content }) => content.isSequential ?? false);
  const choose = (choice: { categoryId?: string; level?: string; baseLocale?: string }) => {
    const chosenLevel = optionOf(LEVELS, choice.level ?? '');
    const base = optionOf<Locale>(LOCALES, choice.baseLocale ?? '');
    edit({
      type: 'choose',
      choice: {
        ...(choice.categoryId && { categoryId: choice.categoryId }),
        ...(chosenLevel && { level: chosenLevel }),
        ...(base && { baseLocale: base }),
      },
    });
  };
  return (
    <>
      <Grid min="12rem" gap={2}>
        <SelectField
          label={authoringT('category')}
          options={optionsFor([categoryId])}
          value={categoryId}
          onChange={({ currentTarget }) => choose({ categoryId: currentTarget.value })}
        />
        <SelectField
          label={authoringT('level')}
          options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          value={level}
          onChange={({ currentTarget }) => choose({ level: currentTarget.value })}
        />
        <SelectField
          label={authoringT('baseLocale')}
          options={LOCALES.map((value) => ({ value, label: t(`locale.${value}`) }))}
          value={baseLocale}
          onChange={({ currentTarget }) => choose({ baseLocale: currentTarget.value })}
        />
      </Grid>
      <CheckboxField
        label={authoringT('sequential')}
        hint={authoringT('sequentialHint')}
        checked={isSequential}
        onChange={({ currentTarget }) => edit({ type: 'choose', choice: { isSequential: currentTarget.checked } })}
      />
    </>
  );
}
