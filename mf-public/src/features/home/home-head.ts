import { type Payloads, PRODUCT_NAME } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, paths } from '@cursiv/shared-platform';
import { translate } from '../../messages/messages.ts';

/** The front page's head: the site and the organisation behind it. */
export function head({ site, home: view }: Payloads['index'], { locale, address }: HeadContext): PageHead {
  const t = translate(locale);
  const home = address(paths.home());
  const organization = { '@type': 'Organization', '@id': `${home}#organization`, name: PRODUCT_NAME, url: home };
  return {
    title: t('home.documentTitle'),
    description: view.lead ?? t('home.lead'),
    facts: [
      site.supportEmail ? { ...organization, email: site.supportEmail } : organization,
      {
        '@type': 'WebSite',
        name: PRODUCT_NAME,
        url: home,
        inLanguage: locale,
        publisher: { '@id': organization['@id'] },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${address(paths.courses())}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
