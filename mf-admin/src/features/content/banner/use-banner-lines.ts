import type { Banner } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import type { DiffLine } from '../history/diff-lines.ts';

/** A banner in the reader's words, part by part. */
export function useBannerLines(): (banner: Banner) => DiffLine[] {
  const t = useT();
  const locale = useLocale();
  const zone = useReaderZone();
  const shown = (instant: string | null) =>
    instant ? formatDate(new Date(instant), locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }) : '';
  return ({ text, link, from, until }) => [
    { label: t('content.banner.text.ro'), text: text.ro, locale: 'ro' },
    { label: t('content.banner.text.en'), text: text.en, locale: 'en' },
    { label: t('content.banner.link'), text: link },
    { label: t('content.banner.from'), text: shown(from) },
    { label: t('content.banner.until'), text: shown(until) },
  ];
}
