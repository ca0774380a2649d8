/** Whose work is shown, unless it is everybody's. */
export const WHOSE = ['mine', 'free'] as const;
export type Whose = (typeof WHOSE)[number];
