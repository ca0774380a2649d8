import { addMessages, type Locale, LocaleProvider } from '@cursiv/shared-i18n';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';

addMessages('mf_public', 'ro', ro);
addMessages('mf_public', 'en', en);

/** Shows a part of a page with the section's texts in a language, as the shell does. For tests. */
export const showInLocale = (locale: Locale, element: ReactElement) =>
  render(<LocaleProvider value={locale}>{element}</LocaleProvider>);
