import { PEOPLE } from '../people/people.ts';
import type { ResourceContent } from './resource-content.ts';

/** Resources that live elsewhere; the addresses are reserved for examples. */
export const LINK_RESOURCES: ResourceContent[] = [
  {
    id: 'dictionar-de-colocatii',
    ownerUid: PEOPLE.helen.uid,
    kind: 'link',
    title: { ro: 'Dicționar de colocații engleze', en: 'Dictionary of English collocations' },
    summary: {
      ro: 'Ce cuvinte merg împreună: make a decision, dar do research.',
      en: 'Which words go together: make a decision, but do research.',
    },
    access: 'public',
    categoryId: 'languages',
    courseIds: ['clear-work-emails'],
    url: 'https://example.org/collocations',
    daysAgo: 50,
  },
  {
    id: 'editor-python-in-browser',
    ownerUid: PEOPLE.instructor.uid,
    kind: 'link',
    title: { ro: 'Editor Python în browser', en: 'Python editor in the browser' },
    summary: {
      ro: 'Rulezi exemplele din curs fără să instalezi nimic.',
      en: 'Run the examples of the course without installing anything.',
    },
    access: 'public',
    categoryId: 'technology',
    courseIds: ['python-first-steps'],
    url: 'https://example.com/python-editor',
    daysAgo: 40,
  },
  {
    id: 'verifica-o-adresa',
    ownerUid: PEOPLE.sorin.uid,
    kind: 'link',
    title: {
      ro: 'Află dacă adresa ta a apărut într-un furt de date',
      en: 'Check whether your address was in a data breach',
    },
    summary: {
      ro: 'Scrii adresa de e-mail și vezi în ce furturi de date apare.',
      en: 'Enter your email address and see which breaches list it.',
    },
    access: 'public',
    categoryId: 'technology',
    courseIds: ['digital-safety'],
    url: 'https://example.org/breach-check',
    daysAgo: 11,
  },
  {
    id: 'calendar-solar',
    ownerUid: PEOPLE.paul.uid,
    kind: 'link',
    title: { ro: 'Ora răsăritului și a apusului', en: 'Sunrise and sunset times' },
    summary: {
      ro: 'Când vine lumina bună în orașul tău, pentru fiecare zi.',
      en: 'When the good light comes in your town, for every day.',
    },
    access: 'registered',
    categoryId: 'arts',
    courseIds: ['phone-photography'],
    url: 'https://example.com/sun-times',
    daysAgo: 90,
  },
  {
    id: 'date-deschise',
    ownerUid: PEOPLE.instructor.uid,
    kind: 'link',
    title: { ro: 'Date deschise pentru exercițiu', en: 'Open data for practice' },
    summary: {
      ro: 'Tabele publice despre orașe, vreme și transport.',
      en: 'Public tables about cities, weather and transport.',
    },
    access: 'public',
    categoryId: 'science',
    courseIds: ['statistics-in-the-news'],
    url: 'https://example.org/open-data',
    daysAgo: 30,
  },
];
