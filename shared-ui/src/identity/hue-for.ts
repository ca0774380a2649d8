import { hash } from './seeded.ts';

// OKLCH degrees, far enough apart to be distinguishable at the lightness of covers and tags.
const ramp = [28, 58, 92, 130, 158, 192, 228, 262, 300, 340] as const;

// Categories appear side by side, so each has its own hue.
const categories = new Map([
  ['languages', 28],
  ['technology', 240],
  ['business', 78],
  ['design', 305],
  ['wellbeing', 150],
  ['science', 195],
  ['arts', 350],
]);

/** The hue of a category or person, in OKLCH degrees, always the same for the same seed. */
export function hueFor(seed: string): number {
  return categories.get(seed) ?? ramp[hash(seed) % ramp.length] ?? ramp[0];
}
