import type { Locale } from '@cursiv/shared-domain';

/** What a fictional learner wrote of a course, newest first; `reply` is its author's answer. */
export interface ReviewText {
  rating: number;
  locale: Locale;
  text: string;
  reply?: string;
}

const ro = (rating: number, text: string, reply?: string): ReviewText => ({
  rating,
  locale: 'ro',
  text,
  ...(reply !== undefined && { reply }),
});
const en = (rating: number, text: string): ReviewText => ({ rating, locale: 'en', text });

/** Written reviews by course. */
export const REVIEW_TEXTS: Record<string, readonly ReviewText[]> = {
  'better-sleep': [
    ro(5, 'Am crezut că știu totul despre somn. Jurnalul din prima săptămână mi-a arătat că nu știam nimic.'),
    en(4, 'Short, kind and practical. I would have liked one more lesson about shift work.'),
    ro(
      5,
      'Ora fixă de trezire a schimbat mai mult decât orice pastilă. Mulțumesc!',
      'Mă bucur mult. Păstrează jurnalul încă o lună.',
    ),
  ],
  'calm-negotiation': [
    ro(5, 'Am cerut o mărire fără să-mi tremure vocea. Pagina de pregătire merită tot cursul.'),
    ro(
      4,
      'Exemplele sunt din viață. Aș mai fi vrut unul despre chirie.',
      'Bună idee, îl scriu pentru versiunea următoare.',
    ),
    en(5, 'The lesson on silence is worth it alone.'),
  ],
  'clear-work-emails': [
    ro(5, 'Scriu de trei ori mai scurt și primesc răspuns de două ori mai repede.'),
    ro(4, 'Formulele sunt foarte bune, le țin lipite lângă ecran.'),
  ],
  'digital-safety': [
    ro(5, 'L-am făcut împreună cu mama. Acum știe ea mai bine decât mine ce e o parolă bună.'),
    en(4, 'Five evenings, five habits. No scare stories, which I liked.'),
  ],
  'phone-photography': [
    ro(4, 'Pozele cu copiii au, în sfârșit, lumină pe față.'),
    ro(5, 'Nu mi-am cumpărat aparat. Am învățat să mă uit.'),
    en(3, 'Good basics; I hoped for more about night photos.'),
  ],
  'primul-an-pe-cont-propriu': [
    ro(5, 'Mi-am făcut prețurile după lecția a treia și nu am mai lucrat în pierdere.'),
    ro(4, 'Clar și liniștit. Partea cu facturile m-a scutit de un drum la contabil.'),
  ],
  'python-first-steps': [
    ro(5, 'La 52 de ani am scris primul program. A mers din a doua încercare!'),
    en(4, 'Friendly pace. The errors are explained, not hidden.'),
    ro(
      4,
      'Mi-ar fi prins bine încă un exercițiu cu liste.',
      'Îl adaug. Până atunci, încearcă să numeri cuvintele unui text.',
    ),
  ],
  'romanian-for-newcomers': [
    en(5, 'I ordered bread and got the right bread. Mulțumesc!'),
    en(5, 'Finally a course that says the endings out loud and does not panic about them.'),
    en(4, 'Great for the first month. I would love a part two.'),
  ],
  'scrisul-de-mana': [
    ro(5, 'Douăzeci de minute pe seară și îmi recunosc din nou scrisul.'),
    ro(5, 'Foaia liniată e făcută de cineva care chiar scrie.', 'De mână, în fiecare dimineață. Spor la scris!'),
  ],
  'spreadsheets-that-answer': [
    ro(5, 'Registrul cofetăriei m-a făcut să înțeleg tabelele pivot în zece minute.'),
    ro(5, 'Cel mai bun curs de tabele pentru oameni care nu vor să devină programatori.'),
    en(4, 'Very clear. Works in whatever spreadsheet you have.'),
  ],
  'statistics-in-the-news': [
    ro(5, 'Nu mai citesc un titlu cu procente fără să întreb „din cât?”.'),
    en(5, 'Should be taught in every school.'),
  ],
  'typography-for-non-designers': [
    ro(5, 'Documentele mele arată ca făcute de cineva plătit pentru asta.'),
    en(5, 'I now see bad spacing everywhere. Thank you, I suppose.'),
  ],
};

/** Fictional learners without accounts. */
export const REVIEWERS = [
  'Adriana Mocanu',
  'Bogdan Țurcanu',
  'Carmen Iliescu',
  'Dumitru Știrbu',
  'Elena Păun',
  'Felix Hartmann',
  'Gabriela Niță',
  'Horia Căpraru',
  'Ileana Vasile',
  'Jonas Lind',
  'Katalin Szabó',
  'Laurențiu Oprea',
  'Maria Ștefănescu',
  'Nicoleta Dragu',
  'Oana Rădulescu',
  'Petru Codreanu',
  'Radu Cernat',
  'Simona Pavel',
  'Tiberiu Mureșan',
  'Ursula Kerner',
  'Valentin Apostol',
  'Wanda Ionașcu',
  'Xenia Marinescu',
  'Yvonne Dumont',
  'Zoltán Kiss',
  'Alina Bratu',
  'Cosmin Văleanu',
] as const;
