import type { Categories, Category } from './categories.ts';

const offered = (id: string, name: Category['name'], about: Category['about']): Category => ({
  ...{ id, name, about, isOffered: true },
});

/** The categories of a site until its administrators change them. The data rules know their ids, too. */
export const BUILT_IN_CATEGORIES: Categories = {
  categories: [
    offered(
      'languages',
      { ro: 'Limbi străine', en: 'Languages' },
      { ro: 'Să vorbești și să scrii mai bine într-o limbă.', en: 'Speak and write a language better.' },
    ),
    offered(
      'technology',
      { ro: 'Tehnologie', en: 'Technology' },
      { ro: 'Calculatoare, programe și date.', en: 'Computers, software and data.' },
    ),
    offered(
      'business',
      { ro: 'Afaceri', en: 'Business' },
      { ro: 'Muncă, bani și proiecte proprii.', en: 'Work, money and projects of your own.' },
    ),
    offered(
      'design',
      { ro: 'Design', en: 'Design' },
      { ro: 'Cum arată lucrurile și cum le folosim.', en: 'How things look and how we use them.' },
    ),
    offered(
      'wellbeing',
      { ro: 'Stare de bine', en: 'Wellbeing' },
      { ro: 'Sănătate, odihnă și obiceiuri bune.', en: 'Health, rest and good habits.' },
    ),
    offered(
      'science',
      { ro: 'Știință', en: 'Science' },
      { ro: 'Cum funcționează lumea și cum aflăm.', en: 'How the world works and how we find out.' },
    ),
    offered(
      'arts',
      { ro: 'Arte', en: 'Arts' },
      { ro: 'Ce faci cu mâna, cu ochiul și cu urechea.', en: 'What you make by hand, eye and ear.' },
    ),
  ],
};
