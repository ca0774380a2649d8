import type { DocumentChange } from '../../firestore-model/document.ts';

/** Who is told of commits, also of those that a crash kept from being told. */
export interface CommitEvents {
  /** Whether anybody waits for one of the changes. */
  awaits(changes: readonly DocumentChange[]): boolean;
  /** Tells of a commit, its time in microseconds. Resolves to whether all is done that it causes; never rejects. */
  deliver(changes: readonly DocumentChange[], time: number): Promise<boolean>;
}

/** A commit whose events have not come to their end. */
export interface UntoldCommit {
  changes: readonly DocumentChange[];
  time: number;
}
