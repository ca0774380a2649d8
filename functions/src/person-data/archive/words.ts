import type { Locale } from '@cursiv/shared-domain';
import type { Part } from '../parts.ts';

interface Words {
  title: string;
  lead: (date: string) => string;
  open: string;
  nothing: string;
  filesLead: string;
  tooLarge: string;
  part: Record<Part, string>;
}

const ro: Words = {
  title: 'Datele tale de pe Cursiv',
  lead: (date) =>
    `Tot ce păstrăm despre tine, la ${date}. Fiecare parte se află și într-un fișier JSON, pe care îl pot citi alte programe.`,
  open: 'Fișierul JSON',
  nothing: 'Nu păstrăm nimic aici.',
  filesLead: 'Fișierele tale:',
  tooLarge: 'Nu a încăput aici; îl deschizi pe site, la Fișiere:',
  part: {
    account: 'Cont și preferințe',
    learning: 'Cursuri urmate și progres',
    notes: 'Notițe',
    certificates: 'Certificate',
    questions: 'Întrebări și răspunsuri',
    reviews: 'Recenzii și sesizări',
    bookings: 'Programări',
    teaching: 'Pagină de expert și predare',
    courses: 'Cursuri și resurse scrise',
    files: 'Fișiere',
    messages: 'Notificări și e-mailuri',
    record: 'Ce s-a schimbat și cine a cerut',
  },
};

const en: Words = {
  title: 'Your data on Cursiv',
  lead: (date) =>
    `Everything that we keep about you, on ${date}. Each part is also in a JSON file, which other programs can read.`,
  open: 'The JSON file',
  nothing: 'We keep nothing here.',
  filesLead: 'Your files:',
  tooLarge: 'There was no room for it here; open it on the site, under Files:',
  part: {
    account: 'Account and preferences',
    learning: 'Courses taken, and progress',
    notes: 'Notes',
    certificates: 'Certificates',
    questions: 'Questions and answers',
    reviews: 'Reviews and reports',
    bookings: 'Bookings',
    teaching: 'Expert’s page, and teaching',
    courses: 'Courses and resources written',
    files: 'Files',
    messages: 'Notifications and e-mails',
    record: 'What was changed and asked for',
  },
};

/** What the page in a copy says. */
export const COPY_WORDS: Record<Locale, Words> = { ro, en };
