import { AppError, isAppErrorCode, LEADS_PATH, type Lead, withTimeOut } from '@cursiv/shared-domain';
import { appCheckToken } from '@cursiv/shared-firebase/app-check';
import { toAppError } from '../provider-error.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** Time-out of saving a lead, in milliseconds (spec §9). */
export const LEAD_SAVE_MS = 10_000;

/** The form's data besides the typed text; they tell people from programs. */
export interface LeadSigns {
  /** The content of the hidden field. */
  trap: string;
  /** The time between the form's appearance and the press. */
  writingMs: number;
}

/**
 * Sends a message from the site and stores it once: a retry brings the same `id`. Throws AppError: `timed-out` after 10
 * seconds, `offline`, `too-often`, `invalid`, or any other refusal of the function.
 */
export const saveLead = (id: string, lead: Lead, signs: LeadSigns): Promise<void> =>
  withTimeOut(send(id, lead, signs), LEAD_SAVE_MS, 'Lead save operation timed out', 'timed-out');

async function send(id: string, lead: Lead, signs: LeadSigns): Promise<void> {
  const token = await appCheckToken().catch((error: unknown) => {
    throw toAppError(error);
  });
  const response = await fetch(LEADS_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { 'X-Firebase-AppCheck': token }) },
    body: JSON.stringify({ id, lead: withoutUndefined(lead), ...signs }),
  }).catch((error: unknown) => {
    throw new AppError('offline', String(error), { cause: error });
  });
  if (!response.ok) throw await refusal(response);
}

async function refusal(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => undefined)) as { error?: { code?: unknown } } | undefined;
  const code = body?.error?.code;
  return new AppError(isAppErrorCode(code) ? code : 'unknown', `The message was answered with ${response.status}`);
}
