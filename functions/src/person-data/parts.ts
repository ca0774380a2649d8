/** The parts of a copy, in their order. */
export const PARTS = [
  'account',
  'learning',
  'notes',
  'certificates',
  'questions',
  'reviews',
  'bookings',
  'teaching',
  'courses',
  'files',
  'messages',
  'record',
] as const;

export type Part = (typeof PARTS)[number];
