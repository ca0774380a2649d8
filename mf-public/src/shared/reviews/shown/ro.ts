/** What visitors read of reviews of a course or an expert. */
export const ro = {
  title: 'Recenzii',
  none: {
    course: 'Încă nu a scris nimeni. Cine parcurge a cincea parte din curs poate scrie prima recenzie.',
    expert: 'Încă nu a scris nimeni. Cine a avut o ședință poate scrie prima recenzie.',
  },
  count_one: 'O evaluare',
  count_few: '{{count}} evaluări',
  count_other: '{{count}} de evaluări',
  stars_one: '{{count}} stea',
  stars_few: '{{count}} stele',
  stars_other: '{{count}} de stele',
  distribution: 'Câți au dat câte stele',
  edited: 'modificată',
  reply: { course: 'Răspunsul autorului', expert: 'Răspunsul expertului' },
} as const;
