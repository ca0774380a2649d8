import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { SERVICES } from '../http/service-name.ts';

/** Ten minutes: longer than any client of ours waits. */
const MAX_LATENCY_MS = 600_000;

const faultSchema = z
  .strictObject({
    service: z.enum(SERVICES),
    /** A regular expression that must be found in the request's path. */
    path: z.string().refine(isPattern, 'is not a regular expression').optional(),
    latencyMs: z.int().min(0).max(MAX_LATENCY_MS).optional(),
    /** Answered instead of the service. */
    status: z.int().min(400).max(599).optional(),
    /** Cuts the connection without an answer. */
    drop: z.literal(true).optional(),
    /** The number of requests it hits; all if absent. */
    times: z.int().min(1).optional(),
  })
  .refine(
    ({ latencyMs, status, drop }) => latencyMs !== undefined || status !== undefined || drop !== undefined,
    'needs latencyMs, status or drop',
  )
  .refine(({ status, drop }) => status === undefined || drop === undefined, 'cannot have both status and drop');

/** A fault in requests to a service. `latencyMs` in milliseconds, before everything else. */
export type Fault = z.infer<typeof faultSchema>;

/** Parses a list of faults. Throws HttpError 400 that names the place and the problem. */
export function parseFaults(body: Buffer): Fault[] {
  let raw: unknown;
  try {
    raw = JSON.parse(body.toString('utf8'));
  } catch {
    throw badFaults('the body is not valid JSON');
  }
  if (!Array.isArray(raw)) throw badFaults('the body must be a list, such as [{"service":"firestore","status":503}]');
  return raw.map((item, index) => parseFault(item, `[${index}]`));
}

/** Parses one fault; `place` appears in the message of the HttpError 400. */
export function parseFault(raw: unknown, place: string): Fault {
  const parsed = faultSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${[place, ...path].join('.')}: ${message}`);
  throw badFaults(problems.join('; '));
}

function badFaults(problem: string): HttpError {
  return new HttpError(400, 'INVALID_ARGUMENT', `These faults cannot be read: ${problem}.`);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
