import { type Banner, isBannerDue, isNoBanner } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useContentT } from '../messages/messages.ts';

/** Whether visitors see the stored banner now, and until or from when. */
export function BannerState({ banner }: { banner: Banner }) {
  const t = useContentT();
  const locale = useLocale();
  const { from, until } = banner;
  if (isNoBanner(banner) || from === null || until === null) return t('banner.state.none');
  const shown = (instant: string) => formatDate(new Date(instant), locale, { dateStyle: 'long', timeStyle: 'short' });
  const now = new Date();
  if (isBannerDue(banner, now)) return t('banner.state.due', { date: shown(until) });
  return Date.parse(from) > now.getTime()
    ? t('banner.state.planned', { date: shown(from) })
    : t('banner.state.over', { date: shown(until) });
}
