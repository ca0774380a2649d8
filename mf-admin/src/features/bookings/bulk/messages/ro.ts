/** Words of calling several bookings off at once. */
export const ro = {
  move: 'Anulează…',
  title: 'Anulezi programările alese? Nu se mai pot aduce înapoi.',
  why: 'De ce se anulează',
  hint: 'Motivul îl citesc amândoi: participantul și expertul.',
  missing: 'Scrie motivul: îl citesc amândoi.',
  stays: 'Rămâne cum este. {{reason}}',
  begun: 'Ședința a început deja și nu mai poate fi anulată.',
} as const;
