import type { Locale } from '../l10n/l10n.ts';

const DELETED: Record<Locale, string> = { ro: 'Cont șters', en: 'Deleted account' };

/** A person's name as others read it; whoever deleted their account has none. */
export const shownName = (name: string, locale: Locale): string => name || DELETED[locale];
