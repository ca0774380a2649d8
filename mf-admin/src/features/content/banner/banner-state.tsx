import { type Banner, isBannerDue, isNoBanner } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';

/** Whether visitors see the stored banner now, and until or from when. */
export function BannerState({ banner }: { banner: Banner }) {
  const t = useT();
  const locale = useLocale();
  const { from, until } = banner;
  if (isNoBanner(banner) || from === null || until === null) return t('content.banner.state.none');
  const shown = (instant: string) => formatDate(new Date(instant), locale, { dateStyle: 'long', timeStyle: 'short' });
  const now = new Date();
  if (isBannerDue(banner, now)) return t('content.banner.state.due', { date: shown(until) });
  return Date.parse(from) > now.getTime()
    ? t('content.banner.state.planned', { date: shown(from) })
    : t('content.banner.state.over', { date: shown(until) });
}
