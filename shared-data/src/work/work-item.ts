import type { L10nText, WorkKind } from '@cursiv/shared-domain';

/** A thing that waits for an administrator. */
export interface WorkItem {
  kind: WorkKind;
  /** Of its document. */
  id: string;
  /** A title, or the name of the person whose it is; undefined when there is none yet. */
  name: L10nText | undefined;
  /** When it began to wait. */
  since: Date;
}
