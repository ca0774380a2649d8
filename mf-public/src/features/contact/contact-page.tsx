import type { Payloads } from '@cursiv/shared-domain';
import type { HeadContext, PageHead, PageLoaderArgs } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Page } from '@cursiv/shared-ui';
import { ContactPart } from '../../shared/contact/contact-part.tsx';
import { loadPayload } from '../../shared/load-payload.ts';
import { translate, useT } from './messages/messages.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['index']> => loadPayload('index', args);

/** The head of the contact page. */
export function head(_data: Payloads['index'], { locale }: HeadContext): PageHead {
  const t = translate(locale);
  return { title: t('title'), description: t('intro') };
}

/** A way to write to the people who run the site. */
export default function ContactPage() {
  const t = useT();
  const { site } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <ContactPart title={t('form')} text={t('text')} supportEmail={site.supportEmail} />
    </Page>
  );
}
