import type { KeptCourseFacts } from '@cursiv/shared-data/kept';
import { formatBytes, formatDate, useLocale } from '@cursiv/shared-i18n';
import { Facts } from '@cursiv/shared-ui';
import { useOfflineWords } from './offline-words.ts';

/** How large a kept course is, what of it is there, and since when. */
export function KeptFacts({ facts: { bytes, keptAt, withVideos, closedLessons } }: { facts: KeptCourseFacts }) {
  const words = useOfflineWords();
  const locale = useLocale();
  return (
    <Facts
      items={[
        { id: 'size', text: formatBytes(bytes, locale) },
        { id: 'films', text: words(withVideos ? 'withFilms' : 'withoutFilms') },
        { id: 'at', text: words('keptOn', { date: formatDate(new Date(keptAt), locale, { dateStyle: 'medium' }) }) },
        ...(closedLessons > 0 ? [{ id: 'closed', text: words('closed', { count: closedLessons }) }] : []),
      ]}
    />
  );
}
