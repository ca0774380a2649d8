import { defineSecret } from 'firebase-functions/params';

/** Signs the links in mails. */
export const MAIL_KEY = defineSecret('MAIL_KEY');
