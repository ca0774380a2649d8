/** An amount that costs a price per unit from a number of units on, until the next step. */
interface Step {
  from: number;
  usd: number;
}

/** What one unit of a thing costs in a month: in steps, of which the first may be free. */
export type Price = readonly Step[];

/** What the hosted services bill, each in its unit. */
export type Billed =
  | 'documentReads'
  | 'documentWrites'
  | 'documentDeletes'
  | 'databaseGiB'
  | 'databaseEgressGiB'
  | 'functionCalls'
  | 'vcpuSeconds'
  | 'memoryGiBSeconds'
  | 'siteEgressGB'
  | 'fileGB'
  | 'fileRequests'
  | 'fileEgressGB'
  | 'activeAccounts';

const DAYS = 30;

const after = (free: number, usd: number): Price => [
  { from: 0, usd: 0 },
  { from: free, usd },
];

/** The day on which the lists were read. Regional prices of us-central1, where functions run, in US dollars before taxes. */
export const PRICES_OF = '2026-11-26';

/**
 * Firestore Standard, Cloud Functions (2nd gen, billed as Cloud Run by request), Hosting, Cloud Storage and Identity Platform, by the lists at
 * cloud.google.com/firestore/pricing, /run/pricing, /storage/pricing, /identity-platform/pricing and firebase.google.com/pricing.
 */
export const PRICES: Readonly<Record<Billed, Price>> = {
  documentReads: after(50_000 * DAYS, 0.03 / 100_000),
  documentWrites: after(20_000 * DAYS, 0.09 / 100_000),
  documentDeletes: after(20_000 * DAYS, 0.01 / 100_000),
  databaseGiB: after(1, 0.15),
  databaseEgressGiB: after(10, 0.12),
  functionCalls: after(2_000_000, 0.4 / 1_000_000),
  vcpuSeconds: after(180_000, 0.000_024),
  memoryGiBSeconds: after(360_000, 0.000_002_5),
  siteEgressGB: after(0.36 * DAYS, 0.15),
  fileGB: after(5, 0.02),
  fileRequests: after(50_000, 0.004 / 10_000),
  fileEgressGB: [
    { from: 0, usd: 0 },
    { from: 100, usd: 0.12 },
    { from: 1024, usd: 0.11 },
    { from: 10_240, usd: 0.08 },
  ],
  activeAccounts: [
    { from: 0, usd: 0 },
    { from: 50_000, usd: 0.0055 },
    { from: 100_000, usd: 0.0046 },
    { from: 1_000_000, usd: 0.0032 },
    { from: 10_000_000, usd: 0.0025 },
  ],
};

/** The price of an amount, in US dollars. */
export function priceOf(amount: number, price: Price): number {
  return price.reduce((sum, { from, usd }, place) => {
    const until = price[place + 1]?.from ?? Number.POSITIVE_INFINITY;
    return sum + Math.max(0, Math.min(amount, until) - from) * usd;
  }, 0);
}
