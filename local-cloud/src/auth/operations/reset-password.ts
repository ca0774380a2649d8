import { setPassword } from '../accounts/password.ts';
import { AuthError } from '../auth-error.ts';
import { optionalText, requiredText } from '../fields.ts';
import type { AuthOperation } from '../operation.ts';

/** `accounts:resetPassword`: without `newPassword` it only returns the purpose of the code (any kind of code). */
export const resetPassword: AuthOperation = (context, { body }) => {
  const found = context.oobCodes.find(requiredText(body, 'oobCode', 'MISSING_OOB_CODE'));
  const { email, newEmail, requestType } = found;
  const newPassword = optionalText(body, 'newPassword');
  if (newPassword !== undefined) {
    const account = context.accounts.byId(found.localId ?? '');
    if (!account || requestType !== 'PASSWORD_RESET' || account.email !== email)
      throw new AuthError('INVALID_OOB_CODE');
    setPassword(account, newPassword, context.now());
    // A person who could read the message owns the address.
    account.emailVerified = true;
    context.accounts.save(account);
    context.oobCodes.remove(found.oobCode);
    context.throttle.forgive(email);
  }
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType, email, ...(newEmail ? { newEmail } : {}) };
};
