import { checkTrack, type TrackProblem } from '../../lesson/check-track.ts';

/** A caption in one language, in milliseconds. */
export interface TrackCue {
  start: number;
  end: number;
  text: string;
}

const TIMING = /^(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})[ \t]*-->[ \t]*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;

const millis = (hours = '0', minutes = '0', seconds = '0', thousandths = '0') =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths.padEnd(3, '0'));

const two = (part: string | undefined) => (part ?? '0').padStart(2, '0');

/** Lines that SubRip puts before the text of WebVTT. */
const HEAD = 'WEBVTT\n\n';
const HEAD_LINES = 2;

/** SubRip as WebVTT: its times have commas, its signs for places and fonts mean nothing there. */
function fromSubRip(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const converted = lines.map((line) => {
    const match = TIMING.exec(line.trim());
    if (!match) return line.replace(/\{\\[^}]{0,40}\}|<\/?font\b[^>]{0,200}>/gi, '');
    const [h1, m1, s1, t1 = '', h2, m2, s2, t2 = ''] = match.slice(1);
    return `${two(h1)}:${two(m1)}:${two(s1)}.${t1.padEnd(3, '0')} --> ${two(h2)}:${two(m2)}:${two(s2)}.${t2.padEnd(3, '0')}`;
  });
  return HEAD + converted.join('\n');
}

const isSubRip = (name: string, text: string) =>
  /\.srt$/i.test(name) || /^\uFEFF?\s*\d+[ \t]*(?:\r\n|\r|\n)[ \t]*\d{1,3}:\d\d:\d\d,\d/.test(text.slice(0, 200));

/** A file as WebVTT, whether it is that or SubRip; or the first problem, by the line of the file. */
export function toWebVtt(
  name: string,
  text: string,
  kind: 'captions' | 'chapters',
): { text: string } | { problem: TrackProblem } {
  if (!isSubRip(name, text)) {
    const problem = checkTrack(text, kind);
    return problem ? { problem } : { text };
  }
  const converted = fromSubRip(text);
  const problem = checkTrack(converted, kind);
  if (!problem) return { text: converted };
  return { problem: 'line' in problem ? { ...problem, line: problem.line - HEAD_LINES } : problem };
}

/** The cues of a WebVTT text, by their times. */
export function readTrack(text: string): TrackCue[] {
  const lines = text.split(/\r\n|\r|\n/);
  const cues: TrackCue[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const match = TIMING.exec(lines[index]?.trim() ?? '');
    if (!match) continue;
    const words: string[] = [];
    while (lines[index + 1]?.trim()) {
      index += 1;
      words.push(lines[index] ?? '');
    }
    cues.push({
      start: millis(match[1], match[2], match[3], match[4]),
      end: millis(match[5], match[6], match[7], match[8]),
      text: words.join('\n'),
    });
  }
  return cues.toSorted((one, other) => one.start - other.start || one.end - other.end);
}
