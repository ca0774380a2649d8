import { MEETING_LIMITS, OFFERING_LIMITS, OFFERING_LOCATIONS, OFFERING_NUMBERS } from '@cursiv/shared-domain';
import { formatNumber, LOCALES, useLocale } from '@cursiv/shared-i18n';
import { CheckboxField, Grid, SelectField, Stack, TextArea, TextField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useExpertT } from '../texts/texts.ts';
import { type OfferingProblems, type OfferingValues, rangeOf } from './offering-values.ts';

type OfferingFieldsProps = {
  values: OfferingValues;
  problems: OfferingProblems;
  onChange: (next: OfferingValues) => void;
};

type Typed = { currentTarget: { value: string } };

/** A session type's texts in both languages, its lengths and limits, and where its meetings take place. */
export function OfferingFields({ values, problems, onChange }: OfferingFieldsProps) {
  const t = useT();
  const expertT = useExpertT();
  const locale = useLocale();
  const inLanguage = (name: 'title' | 'description', language: 'ro' | 'en') => ({
    label: `${expertT(`offering.${name}`)} · ${t(`locale.${language}`)}`,
    lang: language,
    maxLength: OFFERING_LIMITS[name],
    value: values[name][language],
    onChange: ({ currentTarget }: Typed) =>
      onChange({ ...values, [name]: { ...values[name], [language]: currentTarget.value } }),
  });
  const range = (name: (typeof OFFERING_NUMBERS)[number]) => {
    const { least, most } = rangeOf(name);
    return { least: formatNumber(least, locale), most: formatNumber(most, locale) };
  };
  return (
    <Stack gap={3}>
      <Grid min="20rem" gap={3}>
        {LOCALES.map((language) => (
          <Stack key={language} gap={2}>
            <TextField
              {...inLanguage('title', language)}
              {...(language === 'ro' && { id: 'offering-title' })}
              error={language === 'ro' && problems.title && expertT('problem.titleMissing')}
            />
            <TextArea {...inLanguage('description', language)} />
          </Stack>
        ))}
      </Grid>
      <Grid min="14rem" gap={2}>
        {OFFERING_NUMBERS.map((name) => (
          <TextField
            key={name}
            id={`offering-${name}`}
            inputMode="numeric"
            label={expertT(`offering.${name}`)}
            hint={expertT(`offering.${name}Hint`)}
            value={values[name]}
            error={problems[name] && expertT('problem.number', range(name))}
            onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
          />
        ))}
        <TextField
          id="offering-maxPerWeek"
          inputMode="numeric"
          label={expertT('offering.maxPerWeek')}
          hint={expertT('offering.maxPerWeekHint')}
          value={values.maxPerWeek}
          error={
            problems.maxPerWeek &&
            expertT('problem.number', { least: '1', most: formatNumber(OFFERING_LIMITS.maxPerWeek, locale) })
          }
          onChange={({ currentTarget }) => onChange({ ...values, maxPerWeek: currentTarget.value })}
        />
      </Grid>
      <Grid min="20rem" gap={2}>
        <SelectField
          label={expertT('offering.location')}
          options={OFFERING_LOCATIONS.map((value) => ({ value, label: expertT(`location.${value}`) }))}
          value={values.location}
          onChange={({ currentTarget }) =>
            onChange({ ...values, location: currentTarget.value as OfferingValues['location'] })
          }
        />
        {values.location === 'online' && (
          <TextField
            id="offering-meetingUrl"
            type="url"
            inputMode="url"
            placeholder="https://"
            label={expertT('offering.meetingUrl')}
            hint={expertT('offering.meetingUrlHint')}
            maxLength={MEETING_LIMITS.url}
            value={values.meetingUrl}
            error={problems.meetingUrl && expertT('problem.urlWrong')}
            onChange={({ currentTarget }) => onChange({ ...values, meetingUrl: currentTarget.value })}
          />
        )}
      </Grid>
      <CheckboxField
        label={expertT('offering.confirmsAtOnce')}
        hint={expertT('offering.confirmsAtOnceHint')}
        checked={values.confirmsAtOnce}
        onChange={({ currentTarget }) => onChange({ ...values, confirmsAtOnce: currentTarget.checked })}
      />
      <CheckboxField
        label={expertT('offering.active')}
        hint={expertT('offering.activeHint')}
        checked={values.active}
        onChange={({ currentTarget }) => onChange({ ...values, active: currentTarget.checked })}
      />
    </Stack>
  );
}
