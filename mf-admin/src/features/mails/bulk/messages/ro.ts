/** Words of settling several mails at once. */
export const ro = {
  move: { waiting: 'Trimite din nou…', dropped: 'Renunță…' },
  title: { waiting: 'Trimiți din nou e-mailurile alese?', dropped: 'Renunți la e-mailurile alese?' },
  will: { waiting: 'Pleacă din nou.', dropped: 'Nu mai pleacă.' },
  complaint: 'Rămâne așa: cititorul l-a raportat ca spam.',
} as const;
