import { CONTRACT, factoriesOf, type SectionModule } from '@cursiv/shared-platform';
import { pages } from './pages.ts';

/** The module that the shell loads from this section. */
export const section: SectionModule = {
  contract: CONTRACT,
  id: 'mf_public',
  buildId: __BUILD_ID__,
  routes: factoriesOf(pages),
  messages: async (locale) =>
    locale === 'ro' ? (await import('./messages/ro.ts')).ro : (await import('./messages/en.ts')).en,
};
