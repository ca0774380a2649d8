import { defineSecret } from 'firebase-functions/params';

/** Signs the links in mails; after a change it holds the old keys, too (`signed-token.ts`). */
export const MAIL_KEY = defineSecret('MAIL_KEY');
