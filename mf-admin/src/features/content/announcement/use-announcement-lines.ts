import type { HomeAnnouncement } from '@cursiv/shared-domain';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';

/** The announcement in the reader's words, part by part. */
export function useAnnouncementLines(): (announcement: HomeAnnouncement) => DiffLine[] {
  const t = useContentT();
  return ({ text, isShown }) => [
    { label: t('announcement.text.ro'), text: text.ro, locale: 'ro' },
    { label: t('announcement.text.en'), text: text.en, locale: 'en' },
    { label: t('announcement.shown'), text: t(`announcement.${isShown ? 'yes' : 'no'}`) },
  ];
}
