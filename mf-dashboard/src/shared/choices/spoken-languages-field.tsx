import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { ChoiceGroup } from './choice-group.tsx';

/** Languages that are offered; one that is stored and not among them stays. */
const LANGUAGES = ['ro', 'en', 'hu', 'de', 'fr', 'it', 'es', 'pt', 'ru', 'uk', 'pl', 'tr'];

type SpokenLanguagesFieldProps = {
  id: string;
  legend: string;
  languages: readonly string[];
  error?: string | undefined;
  onChange: (languages: string[]) => void;
};

/** The languages that a person speaks. */
export function SpokenLanguagesField({ id, legend, languages, error, onChange }: SpokenLanguagesFieldProps) {
  const locale = useLocale();
  return (
    <ChoiceGroup
      id={id}
      legend={legend}
      options={[...new Set([...LANGUAGES, ...languages])].map((tag) => ({
        value: tag,
        label: formatLanguage(tag, locale),
      }))}
      chosen={languages}
      error={error}
      onChange={onChange}
    />
  );
}
