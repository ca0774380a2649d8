import {
  announcementInSettings,
  type HomeAnnouncement,
  homeAnnouncementOf,
  homeAnnouncementProblems,
  homeAnnouncementSchema,
  SITE_LIMITS,
} from './home-announcement.ts';

const announcement = (ro: string, en: string, isShown = true): HomeAnnouncement => ({ text: { ro, en }, isShown });

describe("the home page's announcement", () => {
  it.each([
    announcement('Curs nou', 'New course'),
    announcement('Curs nou', ''),
    announcement('', 'New course'),
    announcement('', '', false),
  ])('needs one language at least while it shows: %j', (right) => {
    expect(homeAnnouncementProblems(right)).toEqual({});
  });

  it.each([
    [{ ro: 'missing' }, announcement('', '')],
    [{ ro: 'tooLong' }, announcement('a'.repeat(SITE_LIMITS.announcement + 1), '')],
    [{ en: 'unreadable' }, announcement('Curs nou', 'New\u202ecourse')],
    [{ en: 'unreadable' }, announcement('Curs nou', 'Two\nlines')],
  ])('says %j', (problems, wrong) => {
    expect(homeAnnouncementProblems(wrong)).toEqual(problems);
    expect(homeAnnouncementSchema.safeParse(wrong).success).toBe(false);
  });

  it('stands in the settings without the languages that it lacks', () => {
    const inSettings = announcementInSettings(announcement('Curs nou', ''));
    expect(inSettings).toEqual({ announcement: { ro: 'Curs nou' }, announcementActive: true });
    expect(homeAnnouncementOf(inSettings)).toEqual(announcement('Curs nou', ''));
  });
});
