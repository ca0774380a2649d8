import { DEFAULT_LOCALE, type Locale } from '@cursiv/shared-domain';
import { createContext, useContext } from 'react';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Provides the page's language to everything below; the shell sets it from the path. */
export const LocaleProvider = LocaleContext.Provider;

/** The page's language. */
export const useLocale = (): Locale => useContext(LocaleContext);
