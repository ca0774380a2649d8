import { MAX_OCCURRENCES } from '@cursiv/shared-domain';
import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { CheckboxField, SelectField } from '@cursiv/shared-ui';
import { useWishWords } from './words.ts';

/** What a request may ask for besides a time, by the names of the form's fields: the language, further weeks, and that the expert sees the learner's courses. */
export function Wishes({ languages, name }: { languages: readonly string[]; name: string }) {
  const t = useWishWords();
  const locale = useLocale();
  const counts = Array.from({ length: MAX_OCCURRENCES - 1 }, (_, index) => index + 2);
  return (
    <>
      {languages.length > 1 && (
        <SelectField
          name="language"
          label={t('language')}
          options={languages.map((value) => ({ value, label: formatLanguage(value, locale) }))}
          defaultValue={languages.includes(locale) ? locale : languages[0]}
        />
      )}
      <SelectField
        name="weeks"
        label={t('weeks')}
        hint={t('allOrNone')}
        options={[
          { value: '1', label: t('once') },
          ...counts.map((count) => ({ value: String(count), label: t('weekly', { count }) })),
        ]}
        defaultValue="1"
      />
      <CheckboxField name="shares" label={t('shares', { name })} hint={t('sharesHint')} />
    </>
  );
}
