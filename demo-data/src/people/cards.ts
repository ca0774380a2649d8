import { type CardWords, cardPath, publicCardSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { PEOPLE } from './people.ts';

/** What some of those who teach say of themselves, by their ids. */
export const CARDS: Readonly<Record<string, CardWords>> = {
  [PEOPLE.creator.uid]: {
    bio: {
      ro: 'Scriu de mână de când mă știu și predau caligrafie de opt ani, mai ales celor care spun că au un scris urât.\n\nȚin ateliere la Cluj, la o masă mare, cu cerneală pe degete.',
      en: 'I have written by hand for as long as I can remember, and have taught calligraphy for eight years, mostly to people who say that their writing is ugly.\n\nI run workshops in Cluj, at a large table, with ink on our fingers.',
    },
    languages: ['ro', 'en'],
  },
  [PEOPLE.instructor.uid]: {
    bio: { ro: 'Profesor de statistică la liceu. Îmi plac întrebările pornite dintr-o știre de dimineață.' },
    languages: ['ro', 'en', 'de'],
  },
};

/** The public cards of the demo. */
export const cardDocuments = (now: Date): SeedDocument[] =>
  Object.entries(CARDS).map(([uid, words]) =>
    checkedDocument(publicCardSchema, cardPath(uid), { ...words, isShown: true, rev: 1, updatedAt: now }),
  );
