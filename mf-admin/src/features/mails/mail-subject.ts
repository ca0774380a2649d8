import type { NotificationType } from '@cursiv/shared-domain';

/** What a mail can be about. */
export type MailSubject = NotificationType extends infer T ? (T extends `${infer S}.${string}` ? S : never) : never;
