import type { Locale, ViewedDashboard } from '@cursiv/shared-domain';
import { callFunction } from '../../call-function.ts';

/** Reads what somebody's dashboard lists, as an administrator; its person is told. Throws AppError: `conflict` for one of the staff. */
export const viewAs = (uid: string, locale: Locale): Promise<ViewedDashboard> =>
  callFunction('viewAs', { uid, locale });
