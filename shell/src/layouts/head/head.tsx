import { PRODUCT_NAME } from '@cursiv/shared-domain';
import { DEFAULT_LOCALE, LOCALES, type Locale, localizePath, splitLocale } from '@cursiv/shared-i18n';
import type { HeadContext, PageHead } from '@cursiv/shared-platform';
import { DocumentTitle } from '@cursiv/shared-ui';
import { useLocation } from 'react-router';
import { useOrigin } from './origin.ts';

/** The site's picture, `width` by `height` pixels, in the shell's public folder. */
const IMAGE = { path: '/social.png', width: '1200', height: '630' };

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { ro: 'ro_RO', en: 'en_GB' };

/** The page's language and locale-free path, and a function that makes full addresses. */
function useAddress() {
  const origin = useOrigin();
  const { locale, path } = splitLocale(useLocation().pathname);
  const address = (to: string, language: Locale = locale) => origin + localizePath(to, language);
  return { origin, locale, path, address };
}

/** Tells search engines the page's own address and its counterpart in each published language. */
function Addresses({ path, locales }: { path: string; locales: readonly Locale[] }) {
  const { locale, address } = useAddress();
  const [first = DEFAULT_LOCALE] = LOCALES.filter((language) => locales.includes(language));
  return (
    <>
      <link rel="canonical" href={address(path, locales.includes(locale) ? locale : first)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(path, first)} />
    </>
  );
}

/** The picture shown with a link to any page. */
function Image({ origin }: { origin: string }) {
  return (
    <>
      <meta property="og:image" content={origin + IMAGE.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={IMAGE.width} />
      <meta property="og:image:height" content={IMAGE.height} />
      <meta property="og:image:alt" content={PRODUCT_NAME} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The data shown with links to the page, where people share them. */
function OpenGraph({ head, locales }: { head: PageHead; locales: readonly Locale[] }) {
  const { origin, locale, path, address } = useAddress();
  return (
    <>
      <Image origin={origin} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content={head.kind ?? 'website'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address(head.path ?? path)} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      {locales
        .filter((language) => language !== locale)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[language]} />
        ))}
    </>
  );
}

/** JSON as the content of a script element, where `</script` must not appear. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function Facts({ facts }: { facts: readonly Record<string, unknown>[] }) {
  if (facts.length === 0) return null;
  const text = asScriptText(facts.map((fact) => ({ '@context': 'https://schema.org', ...fact })));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data in a script element that nobody runs, its `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The head of a page that describes itself: title, description, addresses, Open Graph and facts. */
export function Head({ describe }: { describe: (context: HeadContext) => PageHead }) {
  const { locale, path, address } = useAddress();
  const head = describe({ locale, address });
  const locales = head.locales ?? LOCALES;
  return (
    <>
      <DocumentTitle>{head.title}</DocumentTitle>
      <meta name="description" content={head.description} />
      <Addresses path={head.path ?? path} locales={locales} />
      <OpenGraph head={head} locales={locales} />
      <Facts facts={head.facts ?? []} />
    </>
  );
}

/** The head of a page without a description; the page sets its title itself. */
export function DefaultHead() {
  const { origin, path } = useAddress();
  return (
    <>
      <Addresses path={path} locales={LOCALES} />
      <Image origin={origin} />
    </>
  );
}
