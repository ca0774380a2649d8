import { type Expert, expertSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { PEOPLE } from '../people/people.ts';
import { expertRating } from './expert-reviews.ts';
import { OFFERINGS } from './offerings.ts';

interface DemoExpert {
  person: { uid: keyof typeof OFFERINGS; name: string };
  words: Omit<
    Expert,
    'id' | 'displayName' | 'status' | 'offerings' | 'ratingAvg' | 'ratingCount' | 'rev' | 'updatedAt'
  >;
}

const expert = (person: DemoExpert['person'], words: DemoExpert['words']): DemoExpert => ({ person, words });

/** The people who can be booked, in four time zones. The first wrote their page last. */
export const expertDocuments = (now: Date): SeedDocument[] =>
  EXPERTS.map(({ person: { uid, name }, words }, index) =>
    checkedDocument(expertSchema, `experts/${uid}`, {
      id: uid,
      displayName: name,
      status: 'listed',
      rev: 1,
      updatedAt: daysFrom(now, -6 - 9 * index),
      offerings: OFFERINGS[uid],
      ...expertRating(uid),
      ...words,
    }),
  );

const EXPERTS: readonly DemoExpert[] = [
  expert(PEOPLE.expert, {
    headline: { ro: 'Interviuri, salarii și schimbări de drum', en: 'Interviews, salaries and changes of direction' },
    bio: {
      ro: 'Am condus interviuri timp de doisprezece ani și am văzut oameni buni pierzând posturi fiindcă nu știau să povestească ce au făcut. Acum stau de cealaltă parte a mesei: pregătim împreună interviul, discuția despre salariu sau plecarea elegantă. Vino cu un anunț și cu CV-ul așa cum e; lucrăm pe ele.',
      en: 'I ran interviews for twelve years and watched good people lose jobs because they could not tell what they had done. Now I sit on the other side of the table: together we prepare the interview, the salary talk or the graceful exit. Bring a job advert and your CV as it is; we will work on those.',
    },
    languages: ['ro', 'en'],
    languageLevels: { ro: 'native', en: 'C1' },
    topics: { ro: ['Interviuri', 'Negociere', 'CV'], en: ['Interviews', 'Negotiation', 'CVs'] },
    categoryIds: ['business'],
    timeZone: 'Europe/Bucharest',
  }),
  expert(PEOPLE.sorin, {
    headline: { ro: 'Date curate și tabele care țin', en: 'Clean data and spreadsheets that last' },
    bio: {
      ro: 'Am început cu registrul unei cofetării și am ajuns la rapoartele unei rețele de farmacii. Te ajut să desfaci foaia pe care nimeni nu mai îndrăznește s-o atingă, să pui întrebarea potrivită și să ai încredere în răspuns. Îmi place când, la final, nu mai ai nevoie de mine.',
      en: 'I started with the ledger of a pastry shop and ended up with the reports of a pharmacy chain. I help you untangle the sheet nobody dares to touch, ask the right question and trust the answer. I like it when, in the end, you no longer need me.',
    },
    languages: ['ro', 'en'],
    languageLevels: { ro: 'native', en: 'B2' },
    topics: { ro: ['Calcul tabelar', 'SQL', 'Rapoarte'], en: ['Spreadsheets', 'SQL', 'Reports'] },
    categoryIds: ['technology', 'science'],
    timeZone: 'Europe/Bucharest',
  }),
  expert(PEOPLE.helen, {
    headline: { ro: 'Engleză limpede pentru muncă', en: 'Clear English for work' },
    bio: {
      ro: 'Am corectat texte la o editură din Bristol înainte să învăț pe alții să și le corecteze singuri. Lucrăm pe e-mailurile și prezentările tale adevărate, cu numele șterse. Vorbesc rar, întreb mult și știu destulă română ca să înțeleg de unde vine greșeala.',
      en: 'I edited manuscripts at a publishing house in Bristol before teaching others to edit their own. We work on your real emails and presentations, with the names removed. I speak slowly, ask a lot and know enough Romanian to understand where a mistake comes from.',
    },
    languages: ['en', 'ro'],
    languageLevels: { en: 'native', ro: 'B1' },
    topics: { ro: ['E-mailuri', 'Prezentări', 'Pronunție'], en: ['Emails', 'Presentations', 'Pronunciation'] },
    categoryIds: ['languages'],
    timeZone: 'Europe/London',
  }),
  expert(PEOPLE.daniel, {
    headline: { ro: 'Texte de interfață și portofolii', en: 'Interface writing and portfolios' },
    bio: {
      ro: 'Scriu cuvintele mici de pe butoane și din mesajele de eroare, cele pe care le observi doar când sunt proaste. Te ajut să-ți scurtezi textele, să-ți pui ordine în portofoliu și să explici o decizie de design în trei propoziții. Ședințele sunt în engleză.',
      en: 'I write the small words on buttons and in error messages, the ones you notice only when they are bad. I help you shorten your texts, put your portfolio in order and explain a design decision in three sentences. Sessions are in English.',
    },
    languages: ['en'],
    languageLevels: { en: 'native' },
    topics: { ro: ['Texte de interfață', 'Portofoliu'], en: ['Interface writing', 'Portfolio'] },
    categoryIds: ['design'],
    timeZone: 'America/New_York',
  }),
  expert(PEOPLE.ilinca, {
    headline: { ro: 'Somn, stres și obiceiuri care rezistă', en: 'Sleep, stress and habits that hold' },
    bio: {
      ro: 'Lucrez din Berlin cu oameni care dorm prost și trăiesc repede. Pornim de la jurnalul tău de somn și alegem un singur lucru de schimbat până data viitoare. Nu pun diagnostice și nu dau tratamente; când e nevoie de medic, îți spun deschis.',
      en: 'From Berlin I work with people who sleep badly and live fast. We start from your sleep diary and choose a single thing to change before we meet again. I do not diagnose or treat; when you need a doctor, I say so plainly.',
    },
    languages: ['ro', 'de', 'en'],
    languageLevels: { ro: 'native', de: 'C2', en: 'C1' },
    topics: { ro: ['Somn', 'Respirație', 'Obiceiuri'], en: ['Sleep', 'Breathing', 'Habits'] },
    categoryIds: ['wellbeing'],
    timeZone: 'Europe/Berlin',
  }),
  expert(PEOPLE.paul, {
    headline: { ro: 'Fotografie de zi cu zi', en: 'Everyday photography' },
    bio: {
      ro: 'Fotografiez piețe, ateliere și oameni care n-au chef de poze. Îmi trimiți zece imagini, iar noi le privim pe îndelete: ce ține, ce cade, ce ai putea încerca mâine. Nu vorbim despre aparate mai mult de cinci minute.',
      en: 'I photograph markets, workshops and people who do not feel like being photographed. You send me ten pictures and we look at them slowly: what holds, what falls, what you might try tomorrow. We do not talk about cameras for more than five minutes.',
    },
    languages: ['ro', 'en'],
    languageLevels: { ro: 'native', en: 'B1' },
    topics: { ro: ['Compoziție', 'Portret', 'Selecție'], en: ['Composition', 'Portrait', 'Selection'] },
    categoryIds: ['arts', 'design'],
    timeZone: 'Europe/Bucharest',
  }),
];
