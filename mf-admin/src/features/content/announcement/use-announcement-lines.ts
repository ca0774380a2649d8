import type { HomeAnnouncement } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import type { DiffLine } from '../history/diff-lines.ts';

/** The announcement in the reader's words, part by part. */
export function useAnnouncementLines(): (announcement: HomeAnnouncement) => DiffLine[] {
  const t = useT();
  return ({ text, isShown }) => [
    { label: t('content.announcement.text.ro'), text: text.ro, locale: 'ro' },
    { label: t('content.announcement.text.en'), text: text.en, locale: 'en' },
    { label: t('content.announcement.shown'), text: t(`content.announcement.${isShown ? 'yes' : 'no'}`) },
  ];
}
