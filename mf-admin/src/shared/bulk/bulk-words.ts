import type { AppErrorCode } from '@cursiv/shared-domain';
import type { ReactNode } from 'react';
import type { BulkLine } from './carry-out.ts';

/** How one kind of things is named in a bulk action. */
export interface BulkWords<Item extends { id: string }, Hindrance extends string = string> {
  nameOf: (item: Item) => ReactNode;
  /** What will become of a line, or why it stays as it is. */
  fateOf: (line: BulkLine<Item, Hindrance>) => string;
  /** Why it failed; `reason` tells refusals apart that share a code. */
  refusal: (code: AppErrorCode, reason?: string) => string;
}
