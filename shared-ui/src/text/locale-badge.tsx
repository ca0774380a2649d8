import { createOwnTranslator, type Locale } from '@cursiv/shared-i18n';
import { Badge } from '../data/badge.tsx';

const { useT } = createOwnTranslator(
  { ro: 'doar în română', en: 'doar în engleză' },
  { ro: 'Romanian only', en: 'English only' },
);

/** Says that a text exists in this language only. */
export function LocaleBadge({ locale }: { locale: Locale }) {
  const t = useT();
  return <Badge size="small">{t(locale)}</Badge>;
}
