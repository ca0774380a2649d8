import { MEASURE_NAMES, type Measure, type ReleaseVisit } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** The most sections that one document tells of, and the largest value that anything measured may have: an hour. */
const MOST_SECTIONS = 6;
const LARGEST = 3_600_000;

const value = z.optional(z.number().check(z.gte(0), z.lte(LARGEST)));

/** What a browser tells of a document that it leaves: which releases ran, how fast, and whether something failed. Nothing else gets in. */
const schema = z.strictObject({
  visits: z
    .array(
      z.strictObject({
        section: z.string().check(z.regex(/^\w{1,40}$/)),
        build: z.string().check(z.regex(/^[\w-]{1,100}$/)),
        failed: z.boolean(),
        ...({ load: value, lcp: value, cls: value, inp: value } satisfies Record<Measure, unknown>),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_SECTIONS)),
});

/** The visits that a report tells of; undefined when it is none. A release counts once. `body` came over the network. */
export function visitsOf(body: unknown): ReleaseVisit[] | undefined {
  const result = schema.safeParse(body);
  if (!result.success) return undefined;
  const visits = result.data.visits.map(({ section, build, failed, ...values }) => ({
    section,
    build,
    hasFailed: failed,
    measured: Object.fromEntries(
      MEASURE_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
    ),
  }));
  return [...new Map(visits.map((visit) => [`${visit.section} ${visit.build}`, visit])).values()];
}
