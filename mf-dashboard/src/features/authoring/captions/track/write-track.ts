import type { Cue, Locale } from '@cursiv/shared-domain';
import { timeText } from './time-text.ts';

/** A text as WebVTT takes it: no empty line inside, no arrow, and signs that begin no known mark written out. */
const cueText = (text: string): string =>
  text
    .trim()
    .replace(/\n\s*\n/g, '\n')
    .replaceAll('-->', '→')
    .replace(/&(?!#?\w{1,10};)/g, '&amp;')
    .replace(/<(?!\/?(?:i|b|u|c|v|ruby|rt|lang)[\s.>])/g, '&lt;');

/** The cues in one language as WebVTT; undefined when nothing is said in it. */
export function writeTrack(cues: readonly Cue[], locale: Locale): string | undefined {
  const spoken = cues.flatMap(({ start, end, [locale]: text = '' }) => (text.trim() ? [{ start, end, text }] : []));
  if (spoken.length === 0) return undefined;
  const blocks = spoken.map(
    ({ start, end, text }) => `${timeText(start, 'whole')} --> ${timeText(end, 'whole')}\n${cueText(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
