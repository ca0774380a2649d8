import type { SiteSettings } from '@cursiv/shared-domain';
import type { SetupValues } from './setup-values.ts';

/** Unsaved edits and the settings they started from. */
export interface CarriedEdits {
  base: SiteSettings;
  values: SetupValues;
}

let carried: CarriedEdits | undefined;

/** Keeps unsaved edits while the page changes its language, which builds it anew; undefined forgets them. */
export function carryEdits(edits: CarriedEdits | undefined): void {
  carried = edits;
}

/** The edits that the page in the other language left, if any. */
export const carriedEdits = (): CarriedEdits | undefined => carried;
