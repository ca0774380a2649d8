export const courses = {
  title: 'Cursuri',
  lead: 'Cursuri scurte, de făcut în ritmul tău. Alege unul și începe în seara asta.',
  filters: 'Caută și filtrează cursuri',
  search: 'Caută un curs, un subiect, un instructor',
  count_one: 'Un curs',
  count_few: '{{count}} cursuri',
  count_other: '{{count}} de cursuri',
  none: { title: 'Aici vor fi cursurile', text: 'Deocamdată nu este publicat niciun curs.' },
  empty: {
    title: 'Niciun curs nu se potrivește',
    text: 'Încearcă un cuvânt mai scurt sau una dintre căile de mai jos.',
  },
  popular: 'Cele mai urmate cursuri',
  elsewhere: {
    resources_one: 'O resursă găsită',
    resources_few: 'Toate cele {{count}} resurse',
    resources_other: 'Toate cele {{count}} de resurse',
    experts_one: 'Un expert găsit',
    experts_few: 'Toți cei {{count}} experți',
    experts_other: 'Toți cei {{count}} de experți',
  },
} as const;
