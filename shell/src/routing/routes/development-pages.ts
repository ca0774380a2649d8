import type { Locale } from '@cursiv/shared-i18n';
import type { RouteObject } from 'react-router';
import { PageLoading } from '../../screens/page-loading.tsx';

/** Pages for the developers of the site. The bundler knows the condition and leaves them out of every other build. */
export const developmentPages = (locale: Locale): RouteObject[] =>
  process.env.NODE_ENV === 'development'
    ? [
        {
          id: `design@${locale}`,
          path: 'design',
          HydrateFallback: PageLoading,
          lazy: async () => ({ Component: (await import('@cursiv/shared-ui/design')).DesignPage }),
        },
      ]
    : [];
