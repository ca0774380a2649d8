import { localizePath, useLocale } from '@cursiv/shared-i18n';
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Navigates to a locale-free internal path in the page's language; resolves when the page is shown. */
export function useGo(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(async (path, options) => navigate(localizePath(path, locale), options), [navigate, locale]);
}
