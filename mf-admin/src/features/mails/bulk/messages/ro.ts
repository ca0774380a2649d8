/** Words of settling several mails or pushes at once. */
export const ro = {
  move: { waiting: 'Trimite din nou…', dropped: 'Renunță…' },
  title: {
    mails: { waiting: 'Trimiți din nou e-mailurile alese?', dropped: 'Renunți la e-mailurile alese?' },
    pushes: { waiting: 'Trimiți din nou notificările alese?', dropped: 'Renunți la notificările alese?' },
  },
  will: { waiting: 'Pleacă din nou.', dropped: 'Nu mai pleacă.' },
  complaint: 'Rămâne așa: cititorul l-a raportat ca spam.',
} as const;
