import { hash } from './seeded.ts';

// OKLCH degrees, far enough apart to be told from their neighbours at the lightness of covers and tags.
const ramp = [28, 58, 92, 130, 158, 192, 228, 262, 300, 340] as const;

/** The hue of a category or person, in OKLCH degrees, always the same for the same seed. */
export function hueFor(seed: string): number {
  return ramp[hash(seed) % ramp.length] ?? ramp[0];
}
