/** What is said of notifications to devices in place of what is said of e-mails (`mails.ts`). */
export const pushes = {
  title: 'Notificări care nu au plecat',
  intro: 'Fiecare mesaj se vede și pe site. Ce spune o notificare citește doar cel căruia îi este trimisă.',
  none: 'Toate notificările au plecat',
  noneText: 'Aici apar cele pe care serviciul browserului nu le primește.',
  found_one: 'O notificare',
  found_few: '{{count}} notificări',
  found_other: '{{count}} de notificări',
  foundFirst_one: 'Cea mai nouă notificare',
  foundFirst_few: 'Cele mai noi {{count}} notificări',
  foundFirst_other: 'Cele mai noi {{count}} de notificări',
  tab: 'Notificări pe dispozitive',
  made: 'Scrisă',
  causes: {
    refused: 'Serviciul browserului a refuzat notificarea.',
    unclear: 'Legătura s-a rupt la sfârșit: poate că a ajuns.',
    tried: 'Serviciul browserului nu a răspuns timp de două zile.',
  },
  settled: {
    waiting: 'Notificarea pentru {{name}} pleacă din nou în cel mult un minut.',
    dropped: 'Notificarea pentru {{name}} nu mai pleacă.',
  },
} as const;
