import { CONTRACT, type SectionModule } from '@cursiv/shared-platform';
import { pageFactories } from './asked-soon.ts';

/** The module that the shell loads from this section. */
export const section: SectionModule = {
  contract: CONTRACT,
  id: 'mf_dashboard',
  buildId: __BUILD_ID__,
  routes: pageFactories,
  messages: async (locale) =>
    locale === 'ro' ? (await import('./messages/ro.ts')).ro : (await import('./messages/en.ts')).en,
  attach: async (upload) => (await import('./attach.ts')).attach(upload),
};
