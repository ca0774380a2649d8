import type { Locale, Resource } from '@cursiv/shared-domain';
import { LOCALES, useLocale } from '@cursiv/shared-i18n';
import { Notice, PagePart, Prose, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { FileDownload } from '../../../shared/file-download.tsx';
import { useResourcesT } from '../messages/messages.ts';

/** What readers of one language see of a resource; says so when they would see the other language instead. */
export function ResourceLanguage({ resource, language }: { resource: Resource; language: Locale }) {
  const t = useT();
  const resourcesT = useResourcesT();
  const lang = useLocale() === language ? undefined : language;
  const title = resource.title[language];
  const summary = resource.summary[language];
  const body = resource.body[language];
  const file = resource.files[language];
  const other = LOCALES.find((locale) => locale !== language) ?? language;
  const hasNothing = !title && !summary && !body && !file;
  return (
    <PagePart title={t(`locale.${language}`)}>
      <Stack gap={2}>
        {hasNothing && <Notice>{resourcesT(`review.instead.${other}`)}</Notice>}
        {title && <h3 lang={lang}>{title}</h3>}
        {summary && <p lang={lang}>{summary}</p>}
        {body && <Prose text={body} locale={language} />}
        {file && <FileDownload file={file} />}
      </Stack>
    </PagePart>
  );
}
