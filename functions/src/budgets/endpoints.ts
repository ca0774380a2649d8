import { defineInt } from 'firebase-functions/params';
import { SINGLE } from '../limits.ts';
import { warn } from '../logged/log.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { checkBudgets } from './check-budgets.ts';

// What a day may cost at most; 0, as where nothing is set, sets no limit (docs/operate.md).
const READS = defineInt('DAY_BUDGET_READS', { default: 0 });
const WRITES = defineInt('DAY_BUDGET_WRITES', { default: 0 });
const EGRESS_MIB = defineInt('DAY_BUDGET_EGRESS_MIB', { default: 0 });

const MIB = 1024 * 1024;

/** Tells administrators when the site has used more than a day's budget. */
export const watchBudgets = onSchedule({ schedule: 'every 60 minutes', ...SINGLE }, async () => {
  const budget = { reads: READS.value(), writes: WRITES.value(), egress: EGRESS_MIB.value() * MIB };
  for (const exceeded of await checkBudgets(firestoreStore(), budget, new Date())) warn(`Over budget: ${exceeded}`);
});
