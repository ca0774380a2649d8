import type { DeclaredMenu } from '@cursiv/shared-platform';
import type { pages } from './pages.ts';

/** What the section adds to the menus. */
export const menu: DeclaredMenu<typeof pages> = [
  { menu: 'default', route: 'journal', label: { ro: 'Jurnal', en: 'Journal' }, order: 40 },
  { menu: 'account', route: 'mine', label: { ro: 'Jurnalul meu', en: 'My journal' }, order: 30 },
];
