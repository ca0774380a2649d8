import { type L10nText, pick } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';

/** The name of what an event or a line is about: null where it has none or is gone, undefined while that is not known. */
export type SubjectName = L10nText | null | undefined;

/** A name in the reader's language; what stands for a missing one; an ellipsis while neither is known. */
export const shownName = (name: SubjectName, locale: Locale, missing: string): string =>
  name === undefined ? '…' : (pick(name ?? {}, locale)?.value ?? missing);
