/** Words of the list of experts. */
export const ro = {
  lead: 'Oameni cu care vorbești între patru ochi, la ora care vi se potrivește. Alege după subiect și limbă.',
  filters: 'Caută și filtrează experți',
  search: 'Caută un nume sau un subiect',
  count_one: 'Un expert',
  count_few: '{{count}} experți',
  count_other: '{{count}} de experți',
  book: 'Vezi orele libere',
  bookWith: 'Vezi orele libere la {{name}}',
  sort: { label: 'Ordine', next: 'Liberi curând', rating: 'Cel mai bine notați', name: 'Alfabetic' },
  fluency: { label: 'Nivelul limbii', any: 'Orice nivel', least: '{{level}} sau mai bine' },
  time: {
    label: 'Săptămâna aceasta',
    any: 'Oricând',
    mornings: 'Dimineața',
    afternoons: 'După-amiaza',
    evenings: 'Seara',
    weekend: 'În weekend',
  },
  forCourse: 'Pot explica cursul',
  none: { title: 'Aici vor fi experții', text: 'Deocamdată nu este listat niciun expert.' },
  empty: {
    title: 'Niciun expert nu se potrivește',
    text: 'Încearcă alt subiect, altă limbă sau altă parte a săptămânii.',
    action: 'Arată toți experții',
  },
} as const;
