import { type Expert, type Locale, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Badge, Cluster, Notice, PagePart, Prose, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useExpertsT } from './messages/messages.ts';

/** What visitors of one language see of an expert; says so where they would see the other language instead. */
export function ExpertLanguage({ expert, language }: { expert: Expert; language: Locale }) {
  const t = useT();
  const expertsT = useExpertsT();
  const own = useLocale();
  const headline = pick(expert.headline, language);
  const bio = pick(expert.bio, language);
  const isInstead = headline?.isFallback === true || bio?.isFallback === true;
  const lang = (locale: Locale) => (locale === own ? undefined : locale);
  const offerings = Object.entries(expert.offerings).filter(([, { active }]) => active);
  return (
    <PagePart title={t(`locale.${language}`)}>
      <Stack gap={2}>
        {isInstead && <Notice>{expertsT('instead')}</Notice>}
        {headline && <h3 lang={lang(headline.locale)}>{headline.value}</h3>}
        {bio && <Prose text={bio.value} under={2} locale={bio.locale} />}
        <Cluster>
          {(expert.topics[language] ?? []).map((topic) => (
            <Badge key={topic}>{topic}</Badge>
          ))}
        </Cluster>
        {offerings.map(([id, { title, description, durationMin }]) => (
          <div key={id} lang={lang(pick(title, language)?.locale ?? language)}>
            <h4>
              {pick(title, language)?.value} · {expertsT('minutes', { count: durationMin })}
            </h4>
            <p>{pick(description, language)?.value}</p>
          </div>
        ))}
      </Stack>
    </PagePart>
  );
}
