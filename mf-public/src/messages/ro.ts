export const ro = {
  trial: 'Bună',
} as const;
