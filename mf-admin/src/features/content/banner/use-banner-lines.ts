import type { Banner } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';

/** A banner in the reader's words, part by part. */
export function useBannerLines(): (banner: Banner) => DiffLine[] {
  const t = useContentT();
  const locale = useLocale();
  const zone = useReaderZone();
  const shown = (instant: string | null) =>
    instant ? formatDate(new Date(instant), locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }) : '';
  return ({ text, link, from, until }) => [
    { label: t('banner.text.ro'), text: text.ro, locale: 'ro' },
    { label: t('banner.text.en'), text: text.en, locale: 'en' },
    { label: t('banner.link'), text: link },
    { label: t('banner.from'), text: shown(from) },
    { label: t('banner.until'), text: shown(until) },
  ];
}
