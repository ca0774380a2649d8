/** Words of revoking several certificates at once. */
export const ro = {
  revoke: 'Retrage…',
  title: 'Retragi certificatele alese? Nu se mai pot aduce înapoi.',
} as const;
