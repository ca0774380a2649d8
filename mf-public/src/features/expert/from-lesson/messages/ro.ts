/** A request that comes from a lesson. */
export const ro = {
  title: 'Întrebi dintr-o lecție:',
  lesson: '„{{lesson}}” din „{{course}}”',
  aLesson: 'lecția de la care ai venit',
  at: 'la {{time}}',
  seen: 'Expertul vede locul și ce ai scris acolo.',
  leave: 'Cere fără lecție',
} as const;
