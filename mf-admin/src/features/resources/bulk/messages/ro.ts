/** Words of moving several resources at once. */
export const ro = {
  move: { archived: 'Arhivează…', draft: 'Trimite la ciornă…', suspended: 'Suspendă…' },
  title: {
    archived: 'Arhivezi resursele alese?',
    draft: 'Trimiți la ciornă resursele alese?',
    suspended: 'Suspenzi resursele alese?',
  },
} as const;
