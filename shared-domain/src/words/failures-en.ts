import type * as ro from './failures-ro.ts';

/** Failures but for those of loading, in English: whoever shows any takes both. They stand alone because the first page shows none. */
export const error: typeof ro.error = {
  'auth/credentials-refused': 'The e-mail address and the password do not match.',
  'auth/email-taken': 'An account with this address exists already. Sign in, or use another address.',
  'auth/email-invalid': 'The e-mail address is not complete. Please check it.',
  'auth/password-weak': 'The password is too short. Use at least 8 characters.',
  'auth/account-disabled': 'This account is suspended. Write to us so that we can find out why.',
  'auth/too-many-attempts': 'Too many attempts. Wait a minute and try again.',
  'auth/popup-closed': 'The Google window was closed before it finished. You can try again.',
  'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups and try again.',
  'auth/google-taken': 'This Google account belongs to another account here.',
  'auth/recent-login-required': 'To be safe, sign in again and repeat this.',
  'auth/code-required': 'Also type the code from your authenticator app.',
  'auth/code-refused': 'The code is not right. Wait for the next one and try again.',
  'auth/link-spent': 'The link has been used already or has expired. Ask for another one.',
  'auth/timed-out': 'The answer is taking too long. What you typed is kept; try again.',
  'auth/unavailable': 'The sign-in service does not answer now. Try again in a little while.',
  'address-unproven':
    'First confirm your e-mail address, from the message we sent you. “My account” can send another one.',
  'not-found': 'We could not find what you were looking for.',
  'no-access': 'You have no access to this content.',
  'signed-out': 'Sign in to continue.',
  'clock-wrong':
    'The server does not recognise your session. Check the date and time of this device, then try again; what you typed is kept.',
  conflict: 'Someone saved a newer version in the meantime. Nothing you wrote is lost.',
  invalid: 'The data was not accepted. Check it and try again.',
  'too-large': 'The file is too large.',
  'wrong-type': 'This kind of file is not accepted.',
  'quota-exceeded': 'The available space is used up. Nothing you wrote is lost.',
  'allowance-spent': 'That is a lot for one day. Nothing is lost; try again tomorrow.',
  busy: 'The service is too busy now. What you typed is kept; try again in a little while.',
  'too-often': 'That was too many times in a short while. What you typed is kept; try again in a few minutes.',
  canceled: 'The operation was stopped.',
  maintenance: 'The site is being worked on. What you typed is kept; try again when the work is over.',
};
