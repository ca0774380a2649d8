import * as z from 'zod/mini';
import type { Booking } from '../booking/booking-schema.ts';

/** How long an expert took to answer, up to each span in hours; `later` is everything beyond. */
export const ANSWER_SPANS = { hour: 1, sixHours: 6, day: 24, later: Number.POSITIVE_INFINITY } as const;
export type AnswerSpan = keyof typeof ANSWER_SPANS;

/** What becomes of a booking, as an expert's work counts it; `agreed` ones take place unless somebody says otherwise. */
export const WORK_OUTCOMES = [
  'agreed',
  'declined',
  'expired',
  'cancelled',
  'no_show_learner',
  'no_show_expert',
  'disputed',
] as const;
export type WorkOutcome = (typeof WORK_OUTCOMES)[number];

type WorkKey = 'asked' | WorkOutcome | `answered:${AnswerSpan}`;

/** The figures of an expert's work: `experts/{uid}/figures/work`. A key that counts nothing is absent. */
export const workFiguresSchema = z.object({ counts: z.record(z.string(), z.number()) });
export type WorkFigures = z.infer<typeof workFiguresSchema>;

/** The span in which a request was answered. */
export function answerSpan(askedAt: Date, answeredAt: Date): AnswerSpan {
  const hours = (+answeredAt - +askedAt) / 3_600_000;
  return (Object.keys(ANSWER_SPANS) as AnswerSpan[]).find((span) => hours <= ANSWER_SPANS[span]) ?? 'later';
}

/** What a booking adds one to, as it stands; `answered` once it was. */
export function workKeys({ status }: Pick<Booking, 'status'>, answered: AnswerSpan | undefined): WorkKey[] {
  const outcome = status === 'confirmed' || status === 'completed' ? 'agreed' : status;
  const keys: WorkKey[] = outcome === 'requested' ? ['asked'] : ['asked', outcome];
  return answered ? [...keys, `answered:${answered}`] : keys;
}

/** An expert's work in numbers. */
export interface Work {
  asked: number;
  answered: number;
  /** Those answered within each span or a shorter one. */
  within: Record<Exclude<AnswerSpan, 'later'>, number>;
  outcomes: Record<WorkOutcome, number>;
}

/** Reads the counted keys. */
export function workOf({ counts }: WorkFigures): Work {
  const count = (key: WorkKey) => counts[key] ?? 0;
  const hour = count('answered:hour');
  const sixHours = hour + count('answered:sixHours');
  const day = sixHours + count('answered:day');
  return {
    asked: count('asked'),
    answered: day + count('answered:later'),
    within: { hour, sixHours, day },
    outcomes: Object.fromEntries(WORK_OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Work['outcomes'],
  };
}
