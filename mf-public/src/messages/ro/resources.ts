export const resources = {
  title: 'Resurse',
  lead: 'Articole scurte, fișe de tipărit și linkuri utile. Folosește-le cum ai nevoie.',
  filters: 'Caută și filtrează resurse',
  search: 'Caută o resursă',
  count_one: 'O resursă',
  count_few: '{{count}} resurse',
  count_other: '{{count}} de resurse',
  none: { title: 'Aici vor fi resursele', text: 'Deocamdată nu este publicată nicio resursă.' },
  empty: {
    title: 'Nicio resursă nu se potrivește',
    text: 'Încearcă un cuvânt mai scurt sau una dintre căile de mai jos.',
  },
} as const;
