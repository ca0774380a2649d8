import type { AuthService } from './auth/auth-service.ts';
import type { Faults } from './faults/faults.ts';
import type { FirestoreService } from './firestore/firestore-service.ts';
import type { FunctionsHost } from './functions/functions-host.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { ReceivedMail } from './mail/read-mail.ts';
import type { BounceDoor } from './mail/report-mail.ts';
import type { PushBox } from './push/push-box.ts';
import type { Watch } from './request-log/watch.ts';
import type { RulesTests } from './rules-tests/rules-tests.ts';
import type { StorageService } from './storage/storage-service.ts';

/** All services behind the one port. */
export interface Services {
  auth: AuthService;
  firestore: FirestoreService;
  storage: StorageService;
  functions: FunctionsHost;
  mailbox: Mailbox;
  pushes: PushBox;
  /** Where a mail system reports those that came back, if the application has such a place. */
  bounces?: BounceDoor | undefined;
  /** A mail of every type that the application sends, in every language. */
  mailPreviews: () => Promise<ReceivedMail[]>;
  watch: Watch;
  faults: Faults;
  /** Deletes all stored data, and restores the demo data if there is any. */
  reset: () => Promise<void>;
  /** Only where tests may install rules. */
  rulesTests?: RulesTests | undefined;
}
