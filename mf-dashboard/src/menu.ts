import type { DeclaredMenu } from '@cursiv/shared-platform';
import type { pages } from './pages.ts';

/** A link of the dashboard: short words, so that all of them stand in one line. */
const page = (route: Extract<keyof typeof pages, string>, order: number, ro: string, en: string) =>
  ({ menu: 'dashboard', route, label: { ro, en }, order }) as const;

/** What the section adds to the menus. */
export const menu: DeclaredMenu<typeof pages> = [
  { menu: 'account', route: 'overview', label: { ro: 'Panou', en: 'Dashboard' }, order: 20 },
  { menu: 'footer', route: 'overview', label: { ro: 'Panou', en: 'Dashboard' }, guard: 'none', order: 10 },
  page('overview', 10, 'Ansamblu', 'Overview'),
  page('my-courses', 20, 'Cursurile mele', 'My courses'),
  page('notes', 25, 'Notițe', 'Notes'),
  page('my-bookings', 30, 'Programări', 'Bookings'),
  page('my-resources', 40, 'Resurse', 'Resources'),
  page('media', 45, 'Fișiere', 'Files'),
  page('create-course', 50, 'Curs nou', 'New course'),
  page('notifications', 55, 'Notificări', 'Notifications'),
  page('expert', 58, 'Expert', 'Expert'),
  page('account', 60, 'Cont', 'Account'),
];
