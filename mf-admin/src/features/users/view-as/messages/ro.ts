/** Texts about seeing the site as somebody else. */
export const ro = {
  title: 'Panoul: {{name}}',
  readOnly: 'Citești panoul ca {{name}}. De aici nu se poate schimba nimic.',
  recorded:
    'Că l-ai deschis rămâne notat în jurnalul de audit, iar persoana vede asta în contul ei. Orele sunt pe ceasul ei ({{zone}}).',
  learning: 'Cursurile mele',
  notifications: 'Noutăți',
  withoutWords: 'Fără cuvintele pe care și le scriu oamenii, notițe, fișiere și linkuri de întâlnire.',
  noNotifications: 'Nicio noutate.',
  noBookings: 'Nicio programare.',
  read: 'Citită',
  unread: 'Necitită',
  staff: 'Panoul acesta nu se deschide',
  staffText: 'Panourile administratorilor și ale echipei le văd numai ei.',
} as const;
