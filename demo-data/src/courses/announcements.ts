import { announcementSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { handwriting } from './written/scrisul-de-mana.ts';

const placeOf = (id: string) => `courses/${handwriting.id}/announcements/${id}`;
const author = { authorUid: handwriting.ownerUid };

/** What the author of the handwriting course has told its learners, and what she is about to. */
export const announcementDocuments = (now: Date): SeedDocument[] => [
  checkedDocument(announcementSchema, placeOf('demo-sheet'), {
    ...{ ...author, id: 'demo-sheet', status: 'sent', rev: 2 },
    ...{ createdAt: daysFrom(now, -6), updatedAt: daysFrom(now, -5), sentAt: daysFrom(now, -5) },
    title: { ro: 'O foaie nouă pentru litera g', en: 'A new sheet for the letter g' },
    text: {
      ro: 'Mulți mi-ați scris că bucla lui **g** se încurcă. Am pregătit o foaie cu rânduri mai late; o găsiți la resurse.',
      en: 'Many of you wrote that the loop of **g** gets tangled. I made a sheet with wider lines; it is among the resources.',
    },
  }),
  checkedDocument(announcementSchema, placeOf('demo-meeting'), {
    ...{ ...author, id: 'demo-meeting', status: 'draft', rev: 1 },
    ...{ createdAt: daysFrom(now, -1), updatedAt: daysFrom(now, -1) },
    title: { ro: 'Scriem împreună, joi seara' },
    text: { ro: 'Joi, de la 19, scriem o pagină împreună. Aduceți un stilou și o foaie.' },
  }),
];
