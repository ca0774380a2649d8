/** A problem of a WebVTT file; `line` counts from 1. */
export type TrackProblem =
  | { kind: 'notWebVtt' | 'noCues' }
  | { kind: 'badTime' | 'noTitle' | 'notInOrder'; line: number };

/** A timing line: both times in seconds. */
const TIMING =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** The first problem that keeps a text from being WebVTT captions or chapters; chapters need titles and must be in order. */
export function checkTrack(text: string, kind: 'captions' | 'chapters'): TrackProblem | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { kind: 'notWebVtt' };
  const timings = lines.flatMap((line, index) => (line.includes('-->') ? [{ times: timesOf(line), index }] : []));
  if (timings.length === 0) return { kind: 'noCues' };
  let last = 0;
  for (const { times, index } of timings) {
    const line = index + 1;
    if (!times || times.end <= times.start) return { kind: 'badTime', line };
    if (kind === 'chapters' && times.start < last) return { kind: 'notInOrder', line };
    if (kind === 'chapters' && (lines[index + 1] ?? '').trim() === '') return { kind: 'noTitle', line };
    last = times.start;
  }
  return undefined;
}

function timesOf(line: string): { start: number; end: number } | undefined {
  const match = TIMING.exec(line.trim());
  if (!match) return undefined;
  const [startHour, startMinute, startSecond, endHour, endMinute, endSecond] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { start: seconds(startHour, startMinute, startSecond), end: seconds(endHour, endMinute, endSecond) };
}

const seconds = (hours = 0, minutes = 0, rest = 0) => hours * 3600 + minutes * 60 + rest;
