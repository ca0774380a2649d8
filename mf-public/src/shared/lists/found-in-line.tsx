import type { FoundIn } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Badge } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** Where a search matched something that the card does not show: the language and the part. */
export function FoundInLine({ found: { field, text, locale } }: { found: FoundIn }) {
  const t = useT();
  const page = useLocale();
  const isForeign = locale !== undefined && locale !== page;
  return (
    <p>
      {isForeign && (
        <>
          <Badge size="small" tone="accent">
            {t(`found.language.${locale}`)}
          </Badge>{' '}
        </>
      )}
      {t(`found.in.${field}`)} <q lang={isForeign ? locale : undefined}>{text}</q>
    </p>
  );
}
