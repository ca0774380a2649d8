/** Words of moving several courses at once. */
export const ro = {
  move: { suspended: 'Suspendă…', published: 'Ridică suspendarea…' },
  title: { suspended: 'Suspenzi cursurile alese?', published: 'Ridici suspendarea cursurilor alese?' },
} as const;
