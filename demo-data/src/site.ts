import { auditEventSchema, siteSettingsSchema } from '@cursiv/shared-domain';
import { betterSleep } from './courses/written/better-sleep.ts';
import { handwriting } from './courses/written/scrisul-de-mana.ts';
import { spreadsheetsThatAnswer } from './courses/written/spreadsheets-that-answer.ts';
import { typographyForNonDesigners } from './courses/written/typography-for-non-designers.ts';
import { checkedDocument } from './document/checked-document.ts';
import { daysFrom } from './document/days-from.ts';
import type { SeedDocument } from './document/seed-target.ts';
import { PEOPLE } from './people/people.ts';

const SUPPORT_EMAIL = 'salut@cursiv.test';

/** What administrators have set for the site. */
export const siteDocument = (): SeedDocument =>
  checkedDocument(siteSettingsSchema, 'config/public', {
    supportEmail: SUPPORT_EMAIL,
    announcement: {
      ro: 'Curs nou: „Scrisul de mână, regăsit”. Prima lecție e deschisă tuturor.',
      en: 'New course, in Romanian: “Scrisul de mână, regăsit”. The first lesson is open to everyone.',
    },
    announcementActive: true,
    featuredCourseIds: [spreadsheetsThatAnswer, betterSleep, typographyForNonDesigners, handwriting].map(
      ({ id }) => id,
    ),
  });

const byAdmin = { actorUid: PEOPLE.admin.uid, actorName: PEOPLE.admin.name };

/** Recent changes made by the administrator. */
export const auditDocuments = (now: Date): SeedDocument[] => [
  checkedDocument(auditEventSchema, 'auditEvents/audit-verified-expert', {
    ...byAdmin,
    id: 'audit-verified-expert',
    at: daysFrom(now, -40),
    action: 'user.flag.changed',
    subject: `users/${PEOPLE.paul.uid}`,
    changes: { verifiedExpert: { old: false, new: true } },
  }),
  checkedDocument(auditEventSchema, 'auditEvents/audit-resource-published', {
    ...byAdmin,
    id: 'audit-resource-published',
    at: daysFrom(now, -9),
    action: 'resource.status.changed',
    subject: 'resources/foaie-liniata',
    changes: { status: { old: 'in_review', new: 'published' } },
  }),
  checkedDocument(auditEventSchema, 'auditEvents/audit-announcement', {
    ...byAdmin,
    id: 'audit-announcement',
    at: daysFrom(now, -6),
    action: 'site.settings.changed',
    subject: 'config/public',
    changes: { announcementActive: { old: false, new: true } },
  }),
];
