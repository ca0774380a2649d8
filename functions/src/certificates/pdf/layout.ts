import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Paths of the site's own typefaces, whole, with the comma below of ș and ț; a document embeds the letters that it uses. */
export const FONTS = {
  display: resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
  text: resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
} as const;

/** The design's light colours (shared-ui tokens) as PDF writes them. */
export const COLORS = {
  paper: '#f9f5ea',
  line: '#d8ccb6',
  ink: '#2a211a',
  soft: '#52473d',
  accent: '#2b3a9a',
  mark: '#b4531a',
  progress: '#f0955a',
} as const;

/** A4 across, in points, and what stands where on it. */
export const PAGE = { width: 841.89, height: 595.28, margin: 28 } as const;
export const CONTENT = { x: 84, width: 540 } as const;
export const QR = { size: 116, x: 646, y: 406 } as const;
