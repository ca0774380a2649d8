import type { ExpertCard } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { useExpertsT } from './experts-words.ts';

/** The languages of an expert in one line, with the levels that they state. */
export function SpokenLanguages({ languages, languageLevels }: Pick<ExpertCard, 'languages' | 'languageLevels'>) {
  const t = useExpertsT();
  const locale = useLocale();
  const spoken = languages.map((tag) => {
    const language = formatLanguage(tag, locale);
    const level = languageLevels?.[tag];
    return level ? t('spoken', { language, level: t(`level.${level}`) }) : language;
  });
  return <p>{t('speaks', { languages: formatList(spoken, locale) })}</p>;
}
