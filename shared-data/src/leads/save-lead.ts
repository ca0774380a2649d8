import { AppError, errorCode, LEAD_SOURCE, type Lead, withTimeOut } from '@cursiv/shared-domain';
import { doc, liteDatabase, serverTimestamp, setDoc } from '@cursiv/shared-firebase/firestore-lite';
import { providerCode, toAppError } from '../provider-error.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** Time-out of saving a lead, in milliseconds (spec §9). */
export const LEAD_SAVE_MS = 10_000;

/** Failures after which nobody knows whether the lead was stored. */
const isUncertain = (error: unknown) => ['timed-out', 'offline'].includes(errorCode(error));

/** Leads that may be stored although no answer came. */
const uncertain = new Set<string>();

/**
 * Stores a message from the site once: a retry brings the same `id`, which the rules let nobody write twice.
 * Throws AppError: `timed-out` after 10 seconds, `offline`, `no-access` when the rules refuse it.
 */
export async function saveLead(id: string, lead: Lead): Promise<void> {
  try {
    await withTimeOut(store(id, lead), LEAD_SAVE_MS, 'Lead save operation timed out', 'timed-out');
  } catch (error) {
    if (isUncertain(error)) uncertain.add(id);
    // Refused after an attempt that was never answered: that attempt has stored it.
    if (uncertain.has(id) && errorCode(error) === 'no-access') return;
    throw error;
  }
}

async function store(id: string, lead: Lead): Promise<void> {
  try {
    await setDoc(doc(liteDatabase(), 'leads', id), {
      ...withoutUndefined(lead),
      source: LEAD_SOURCE,
      createdAt: serverTimestamp(),
    });
  } catch (error) {
    // What the lite client calls unknown is a request that never reached the service.
    if (providerCode(error) === 'unknown') throw new AppError('offline', String(error));
    throw toAppError(error);
  }
}
