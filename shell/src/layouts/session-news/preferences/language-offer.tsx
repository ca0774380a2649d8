import { createOwnTranslator, type Locale, localizePath, splitLocale, useLocale } from '@cursiv/shared-i18n';
import { Notice } from '@cursiv/shared-ui';

// Said in the language that is offered: whoever prefers it reads it.
const { translate } = createOwnTranslator(
  { title: 'Citești site-ul în română', go: 'Continuă în română' },
  { title: 'You read the site in English', go: 'Continue in English' },
);

/** The way to the language that a person prefers, when they have signed in on a device that shows the other one. */
export default function LanguageOffer({ locale }: { locale: Locale }) {
  const page = useLocale();
  if (page === locale) return null;
  const t = translate(locale);
  const { pathname, search } = window.location;
  return (
    <Notice title={<span lang={locale}>{t('title')}</span>}>
      <a href={localizePath(splitLocale(pathname).path, locale) + search} hrefLang={locale} lang={locale}>
        {t('go')}
      </a>
    </Notice>
  );
}
