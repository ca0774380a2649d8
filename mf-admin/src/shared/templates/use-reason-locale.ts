import type { Locale } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useState } from 'react';

/** The language of a reason, and how to change it: at first the page's, or another one where its reader writes in that alone. */
export function useReasonLocale(writtenIn: readonly Locale[] = []): [Locale, (locale: Locale) => void] {
  const present = useLocale();
  const [first = present] = writtenIn;
  return useState<Locale>(writtenIn.includes(present) ? present : first);
}
