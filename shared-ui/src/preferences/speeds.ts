/** Speeds of playback on offer; 1 is as recorded. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
