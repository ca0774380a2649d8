import { RATINGS, ratingOf, reviewSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { PEOPLE } from '../people/people.ts';
import { REVIEWERS, type ReviewText } from '../review-texts.ts';

const ro = (rating: number, text: string): ReviewText => ({ rating, locale: 'ro', text });
const en = (rating: number, text: string): ReviewText => ({ rating, locale: 'en', text });

/** What people said after a booking, newest first. */
const TEXTS: Record<string, readonly ReviewText[]> = {
  [PEOPLE.expert.uid]: [
    ro(5, 'Am intrat cu un CV de patru pagini și am ieșit cu trei povești. Am primit postul.'),
    ro(5, 'M-a întrebat exact ce m-au întrebat și ei. Doar că la ei știam deja răspunsul.'),
    en(4, 'Direct and kind. Bring the real job advert, it makes all the difference.'),
  ],
  [PEOPLE.sorin.uid]: [
    ro(5, 'În cincizeci de minute am aflat de ce nu se potriveau totalurile. Era o singură coloană.'),
    en(4, 'Patient with someone who had never written a query.'),
  ],
  [PEOPLE.helen.uid]: [
    en(5, 'She rewrote one of my emails in front of me and explained every comma.'),
    ro(5, 'Acum scriu în engleză fără să traduc în minte. Recomand să trimiteți mesaje adevărate.'),
  ],
  [PEOPLE.daniel.uid]: [en(5, 'Cut my portfolio from nine projects to three. It hurt and it worked.')],
  [PEOPLE.ilinca.uid]: [
    ro(5, 'Un singur obicei, două săptămâni. Dorm mai bine decât după toate aplicațiile.'),
    ro(4, 'Calmă și atentă. Mi-aș fi dorit o ședință mai lungă.'),
  ],
  [PEOPLE.paul.uid]: [ro(5, 'S-a uitat la zece poze ale mele mai atent decât m-am uitat eu la toate la un loc.')],
};

/** An expert's rating, from the reviews below. */
export function expertRating(uid: string) {
  const opinions = TEXTS[uid] ?? [];
  return ratingOf(RATINGS.map((stars) => opinions.filter(({ rating }) => rating === stars).length));
}

/** Reviews of the experts by fictional learners. */
export const expertReviewDocuments = (now: Date): SeedDocument[] =>
  Object.entries(TEXTS).flatMap(([targetId, opinions]) =>
    opinions.map(({ rating, locale, text }, index) => {
      const uid = `demo-guest-${index}`;
      const id = `expert__${targetId}__${uid}`;
      const at = daysFrom(now, -(6 + index * 17));
      return checkedDocument(reviewSchema, `reviews/${id}`, {
        id,
        targetKind: 'expert',
        targetId,
        uid,
        authorName: REVIEWERS[index] ?? '',
        rating,
        text,
        locale,
        status: 'published',
        createdAt: at,
        updatedAt: at,
      });
    }),
  );
