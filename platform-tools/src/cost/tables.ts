import { billOf, monthOf } from './bill.ts';
import { type Billed, PRICES, PRICES_OF } from './price-list.ts';
import { ACTS, type Act, type ActCounts, actsOf } from './usage.ts';

/** Learners of a month for which the document has a bill. */
const SCALES = [1_000, 100_000, 10_000_000];

type Counted = Readonly<Record<Act, ActCounts>>;

const inGroups = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const inCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const NAMES: Readonly<Record<Billed, string>> = {
  documentReads: 'Firestore: documents read',
  documentWrites: 'Firestore: documents written',
  documentDeletes: 'Firestore: documents deleted',
  databaseGiB: 'Firestore: stored, GiB',
  databaseEgressGiB: 'Firestore: sent, GiB',
  functionCalls: 'Functions: invocations',
  vcpuSeconds: 'Functions: processor, vCPU-seconds',
  memoryGiBSeconds: 'Functions: memory, GiB-seconds',
  siteEgressGB: 'Hosting: sent, GB',
  fileGB: 'Storage: stored, GB',
  fileRequests: 'Storage: files opened',
  fileEgressGB: 'Storage: sent, GB',
  activeAccounts: 'Identity Platform: accounts that signed in',
};

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const head = (cells: readonly string[]) => [row(cells), `|---|${'--:|'.repeat(cells.length - 1)}`];
const learners = SCALES.map((scale) => inGroups.format(scale));

/** What each act was counted to take. */
export const actTable = (counted: Counted): string[] => [
  ...head(['once', 'reads', 'writes', 'deletes', 'invocations']),
  ...ACTS.map((act) => {
    const { reads, writes, deletes, calls } = counted[act];
    return row([act, reads, writes, deletes, calls]);
  }),
];

/** How often each act happens in a month. */
export const timesTable = (): string[] => [
  ...head(['in a month', ...learners]),
  ...ACTS.map((act) => row([act, ...SCALES.map((scale) => inGroups.format(actsOf(scale)[act]))])),
];

/** The bill of a month: the amount of each thing and its price in US dollars. */
export function billTable(counted: Counted): string[] {
  const months = SCALES.map((scale) => monthOf(scale, counted));
  const bills = months.map(billOf);
  const lines = (Object.keys(PRICES) as Billed[]).map((billed) =>
    row([
      NAMES[billed],
      ...months.map(
        (month, place) => `${inGroups.format(month[billed])}: ${inCents.format(bills[place]?.[billed] ?? 0)}`,
      ),
    ]),
  );
  const sums = bills.map((bill) => Object.values(bill).reduce((sum, usd) => sum + usd, 0));
  const each = sums.map((sum, place) => inCents.format((sum / (SCALES[place] ?? 1)) * 100));
  return [
    ...head([`learners, prices of ${PRICES_OF}`, ...learners]),
    ...lines,
    row(['**all, US dollars**', ...sums.map((sum) => `**${inGroups.format(sum)}**`)]),
    row(['each learner, cents', ...each]),
  ];
}

/** The document with another table under a heading. Throws Error when it has none there. */
export function withTable(document: string, heading: string, table: readonly string[]): string {
  const lines = document.split('\n');
  const under = lines.indexOf(heading);
  const start = lines.findIndex((line, place) => place > under && line.startsWith('|'));
  if (under < 0 || start < 0) throw new Error(`The document has no table under ${heading}`);
  const after = lines.findIndex((line, place) => place > start && !line.startsWith('|'));
  return [...lines.slice(0, start), ...table, ...lines.slice(after)].join('\n');
}
