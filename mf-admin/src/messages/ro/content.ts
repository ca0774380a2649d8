export const content = {
  title: 'Conținutul site-ului',
  history: {
    title: 'Istoric',
    intro: 'Cine a schimbat, când și ce. Ce aduci înapoi ajunge în câmpuri, și se aplică abia după ce salvezi.',
    none: 'Nicio schimbare până acum.',
    count_one: 'O schimbare',
    count_few: '{{count}} schimbări',
    count_other: '{{count}} de schimbări',
    added: 'Adăugat:',
    removed: 'Scos:',
    restore: 'Adu înapoi ce era înainte',
  },
} as const;
