import * as z from 'zod/mini';
import type { L10nText } from '../../l10n/l10n.ts';
import { hasVisible, isTitle } from '../../text/visible.ts';

export const SITE_LIMITS = { announcement: 240 } as const;

/** The line that the home page shows above everything else. */
export interface HomeAnnouncement {
  /** Plain text; where one language is empty, the other shows. */
  text: { ro: string; en: string };
  isShown: boolean;
}

export type HomeAnnouncementProblem = 'missing' | 'tooLong' | 'unreadable';

function textProblem(text: string): HomeAnnouncementProblem | undefined {
  if (text.length > SITE_LIMITS.announcement) return 'tooLong';
  return isTitle(text) ? undefined : 'unreadable';
}

/** What is wrong with each text; one that shows needs a text in either language, which the Romanian one stands for. */
export function homeAnnouncementProblems({
  text,
  isShown,
}: HomeAnnouncement): Partial<Record<'ro' | 'en', HomeAnnouncementProblem>> {
  const isEmpty = !hasVisible(text.ro) && !hasVisible(text.en);
  const ro = isShown && isEmpty ? 'missing' : textProblem(text.ro);
  const en = textProblem(text.en);
  return { ...(ro && { ro }), ...(en && { en }) };
}

export const homeAnnouncementSchema: z.ZodMiniType<HomeAnnouncement> = z
  .object({ text: z.object({ ro: z.string(), en: z.string() }), isShown: z.boolean() })
  .check(z.refine((announcement) => Object.keys(homeAnnouncementProblems(announcement)).length === 0));

/** The announcement as the settings hold it, whose pages know a missing text from an empty one. */
export const homeAnnouncementOf = (settings: {
  announcement: L10nText;
  announcementActive: boolean;
}): HomeAnnouncement => ({
  text: { ro: settings.announcement.ro ?? '', en: settings.announcement.en ?? '' },
  isShown: settings.announcementActive,
});

/** The same the other way round. */
export const announcementInSettings = ({ text: { ro, en }, isShown }: HomeAnnouncement) => ({
  announcement: { ...(ro && { ro }), ...(en && { en }) },
  announcementActive: isShown,
});
