export { actTable, billTable, timesTable, withTable } from './tables.ts';
export type { Act, ActCounts } from './usage.ts';
