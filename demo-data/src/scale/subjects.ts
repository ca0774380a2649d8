import type { CategoryId } from '@cursiv/shared-domain';

/** What courses of a large site are about, in both languages. */
export const SUBJECTS: readonly { ro: string; en: string; categoryId: CategoryId }[] = [
  { ro: 'Calcul tabelar', en: 'Spreadsheets', categoryId: 'technology' },
  { ro: 'Programare în Python', en: 'Programming in Python', categoryId: 'technology' },
  { ro: 'Baze de date', en: 'Databases', categoryId: 'technology' },
  { ro: 'Siguranță pe internet', en: 'Safety online', categoryId: 'technology' },
  { ro: 'Negociere', en: 'Negotiation', categoryId: 'business' },
  { ro: 'Contabilitate primară', en: 'Basic accounting', categoryId: 'business' },
  { ro: 'Interviuri de angajare', en: 'Job interviews', categoryId: 'business' },
  { ro: 'Conducerea unei echipe', en: 'Leading a team', categoryId: 'business' },
  { ro: 'Tipografie', en: 'Typography', categoryId: 'design' },
  { ro: 'Fotografie cu telefonul', en: 'Phone photography', categoryId: 'design' },
  { ro: 'Culoare și contrast', en: 'Colour and contrast', categoryId: 'design' },
  { ro: 'Caligrafie', en: 'Calligraphy', categoryId: 'design' },
  { ro: 'Engleză pentru muncă', en: 'English for work', categoryId: 'languages' },
  { ro: 'Română pentru nou-veniți', en: 'Romanian for newcomers', categoryId: 'languages' },
  { ro: 'Germană pentru călătorii', en: 'German for travel', categoryId: 'languages' },
  { ro: 'Pronunție', en: 'Pronunciation', categoryId: 'languages' },
  { ro: 'Statistică', en: 'Statistics', categoryId: 'science' },
  { ro: 'Astronomie cu ochiul liber', en: 'Naked-eye astronomy', categoryId: 'science' },
  { ro: 'Chimia din bucătărie', en: 'Kitchen chemistry', categoryId: 'science' },
  { ro: 'Păsările din oraș', en: 'City birds', categoryId: 'science' },
  { ro: 'Somn mai bun', en: 'Better sleep', categoryId: 'wellbeing' },
  { ro: 'Mișcare la birou', en: 'Movement at the desk', categoryId: 'wellbeing' },
  { ro: 'Respirație și calm', en: 'Breathing and calm', categoryId: 'wellbeing' },
  { ro: 'Gătit pentru o săptămână', en: 'Cooking for a week', categoryId: 'wellbeing' },
];

/** How a course comes to its subject. */
export const WAYS: readonly { ro: string; en: string }[] = [
  { ro: 'pentru începători', en: 'for beginners' },
  { ro: 'în patru săptămâni', en: 'in four weeks' },
  { ro: 'cu exerciții zilnice', en: 'with daily exercises' },
  { ro: 'pas cu pas', en: 'step by step' },
  { ro: 'fără grabă', en: 'without haste' },
  { ro: 'pe exemple adevărate', en: 'with real examples' },
  { ro: 'de la zero', en: 'from scratch' },
  { ro: 'pentru cei care au uitat', en: 'for those who forgot' },
  { ro: 'în șapte pași', en: 'in seven steps' },
  { ro: 'la prânz', en: 'at lunch' },
];

/** Names of people, as they are made of a first and a last one. */
export const FIRST_NAMES = [
  ...['Ana', 'Andrei', 'Bianca', 'Călin', 'Daria', 'Emil', 'Florina', 'George', 'Horia', 'Ilinca', 'Ioana', 'Iulia'],
  ...['Laura', 'Liviu', 'Maria', 'Mihai', 'Nicoleta', 'Ovidiu', 'Paula', 'Radu', 'Sanda', 'Ștefan', 'Tudor', 'Vlad'],
] as const;
export const LAST_NAMES = [
  ...['Albu', 'Barbu', 'Ciobanu', 'Dobre', 'Enache', 'Florea', 'Grigore', 'Iliescu', 'Lupu', 'Marin', 'Neagu'],
  ...['Oprea', 'Popa', 'Rusu', 'Șerban', 'Toma', 'Țurcanu', 'Ursu', 'Voicu', 'Zamfir', 'Manole', 'Stoica'],
] as const;
