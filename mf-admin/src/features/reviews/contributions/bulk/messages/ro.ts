/** Words of ruling on several questions and answers at once. */
export const ro = {
  move: { actioned: 'Ascunde…', dismissed: 'Lasă la vedere…' },
  title: { actioned: 'Ascunzi ce ai ales?', dismissed: 'Lași la vedere ce ai ales?' },
} as const;
