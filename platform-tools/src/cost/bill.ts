import { type Billed, PRICES, priceOf } from './price-list.ts';
import { ACTS, type Act, type ActCounts, ASSUMED, actsOf, PER_LEARNER } from './usage.ts';

const GB = 1e9;
const GIB = 2 ** 30;

/** Pages of the dashboard and lessons that a learner opens in a month. */
const SIGNED_IN_VIEWS = PER_LEARNER.dashboard + PER_LEARNER['course home'] + PER_LEARNER['lesson opened'];

/** What a month with so many learners takes, by what each act was counted to take. */
export function monthOf(learners: number, counted: Readonly<Record<Act, ActCounts>>): Record<Billed, number> {
  const acts = actsOf(learners);
  const sumOf = (count: keyof ActCounts) => ACTS.reduce((sum, act) => sum + acts[act] * counted[act][count], 0);
  const [reads, calls] = [sumOf('reads'), sumOf('calls')];
  const films = learners * PER_LEARNER['lesson opened'] * ASSUMED.filmShare;
  const { coldShare, coldBytes, signedInColdBytes, warmBytes } = ASSUMED;
  const bytesOf = (cold: number) => coldShare * cold + (1 - coldShare) * warmBytes;
  const visits = learners * PER_LEARNER.dashboard;
  const siteBytes =
    learners * ASSUMED.viewsPerLearner * bytesOf(coldBytes) +
    visits * bytesOf(signedInColdBytes) +
    learners * (SIGNED_IN_VIEWS - PER_LEARNER.dashboard) * 2_000;
  return {
    documentReads: reads,
    documentWrites: sumOf('writes'),
    documentDeletes: sumOf('deletes'),
    databaseGiB: (learners * ASSUMED.storedBytesPerLearner) / GIB,
    databaseEgressGiB: (reads * ASSUMED.documentBytes) / GIB,
    functionCalls: calls,
    vcpuSeconds: calls * ASSUMED.secondsPerCall,
    memoryGiBSeconds: calls * ASSUMED.secondsPerCall * ASSUMED.gibPerCall,
    siteEgressGB: siteBytes / GB,
    fileGB: (learners / 1000) * (ASSUMED.fileBytesPerThousand / GB),
    fileRequests: films * 10,
    fileEgressGB: (films * ASSUMED.filmBytes) / GB,
    activeAccounts: learners,
  };
}

/** The month's bill, in US dollars for each thing that is billed. */
export function billOf(month: Readonly<Record<Billed, number>>): Record<Billed, number> {
  const lines = Object.entries(PRICES).map(([billed, price]) => [billed, priceOf(month[billed as Billed], price)]);
  return Object.fromEntries(lines) as Record<Billed, number>;
}
