import type { SignIns } from '../callable/known-sign-ins.ts';

/** An account of the sign-in service, and when anything last happened to it. */
interface SeenAccount {
  uid: string;
  movedAt: Date;
}

/** What is asked of the sign-in service. */
export interface SignInService {
  /** Undefined when there is no such account. */
  read(uid: string): Promise<SignIns | undefined>;
  /** All accounts, page by page. */
  list(page: string | undefined): Promise<{ accounts: SeenAccount[]; next: string | undefined }>;
}
