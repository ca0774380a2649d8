import { DEFAULT_LOCALE, LOCALES, type Locale, localizePath } from '@cursiv/shared-i18n';

/** Tells search engines this page's own address and its counterpart in each language. `path` is locale-free. */
export function HeadLinks({ path, locale }: { path: string; locale: Locale }) {
  const address = (language: Locale) => location.origin + localizePath(path, language);
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
    </>
  );
}
