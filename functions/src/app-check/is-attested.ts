import { getAppCheck } from 'firebase-admin/app-check';
import { adminApp } from '../admin/admin-app.ts';

/** Whether an App Check token proves that a request comes from one of our apps. */
export async function isAttested(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  try {
    await getAppCheck(adminApp()).verifyToken(token);
    return true;
  } catch {
    return false;
  }
}
