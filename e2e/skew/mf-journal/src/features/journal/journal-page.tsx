import type { HeadContext, PageHead } from '@cursiv/shared-platform';
import { Page } from '@cursiv/shared-ui';
import { translate, useT } from '../../messages/messages.ts';

/** What search engines show of the page. */
export function head(_data: null, { locale }: HeadContext): PageHead {
  const t = translate(locale);
  return { title: t('title'), description: t('intro') };
}

/** The journal that everybody may read. */
export default function JournalPage() {
  const t = useT();
  return <Page title={t('title')} intro={t('intro')} />;
}
