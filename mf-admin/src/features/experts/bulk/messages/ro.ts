/** Words of ruling on several experts at once. */
export const ro = {
  move: { suspended: 'Suspendă…', listed: 'Ridică suspendarea…' },
  title: { suspended: 'Suspenzi experții aleși?', listed: 'Ridici suspendarea experților aleși?' },
} as const;
