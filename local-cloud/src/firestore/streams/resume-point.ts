import { formatTimestamp, parseTimestamp } from '../../firestore-model/timestamp.ts';
import type { JsonObject } from '../../http/parse-json.ts';
import { KNOWN_MICROS } from '../store/recent-rewrites.ts';

/** The moment up to which a client knows its targets, as a targetChange tells it; `time` in microseconds. */
export function resumePoint(time: number): { resumeToken: string; readTime: string } {
  return { resumeToken: Buffer.from(String(time)).toString('base64'), readTime: formatTimestamp(time) };
}

/** The moment from which `addTarget` goes on; undefined when it cannot: malformed, in the future or too long ago. */
export function readResumePoint({ resumeToken, readTime }: JsonObject, now: number): number | undefined {
  const time = resumeToken ? fromToken(resumeToken) : fromTimestamp(readTime);
  return time < now && time >= now - KNOWN_MICROS ? time : undefined;
}

function fromToken(token: unknown): number {
  return Number(Buffer.from(String(token), 'base64').toString());
}

function fromTimestamp(value: unknown): number {
  try {
    return parseTimestamp(value);
  } catch {
    return Number.NaN;
  }
}
