import type { ResourceReturn } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Notice } from '@cursiv/shared-ui';
import { useResourcesT } from './messages/messages.ts';

/** Why an administrator returned a resource, as its author reads it. */
export function ReturnedNotice({ returned: { note, locale } }: { returned: ResourceReturn }) {
  const t = useResourcesT();
  return (
    <Notice tone="warning" title={t('returned')}>
      <p lang={useLocale() === locale ? undefined : locale}>{note}</p>
    </Notice>
  );
}
