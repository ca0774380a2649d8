import type { DeclaredMenu } from '@cursiv/shared-platform';
import type { pages } from './pages.ts';

/** What the section adds to the menus. */
export const menu: DeclaredMenu<typeof pages> = [
  { menu: 'account', route: 'overview', label: { ro: 'Administrare', en: 'Administration' }, order: 10 },
  { menu: 'admin', route: 'overview', label: { ro: 'Privire de ansamblu', en: 'Overview' }, order: 10 },
  { menu: 'admin', route: 'work', label: { ro: 'De făcut', en: 'Work' }, order: 15 },
  { menu: 'admin', route: 'figures', label: { ro: 'Cifre', en: 'Figures' }, order: 17 },
  { menu: 'admin', route: 'users', label: { ro: 'Utilizatori', en: 'Users' }, order: 20 },
  { menu: 'admin', route: 'resources', label: { ro: 'Resurse', en: 'Resources' }, order: 30 },
  { menu: 'admin', route: 'media', label: { ro: 'Fișiere', en: 'Files' }, order: 33 },
  { menu: 'admin', route: 'courses', label: { ro: 'Cursuri', en: 'Courses' }, order: 35 },
  { menu: 'admin', route: 'experts', label: { ro: 'Experți', en: 'Experts' }, order: 37 },
  { menu: 'admin', route: 'bookings', label: { ro: 'Programări', en: 'Bookings' }, order: 37.5 },
  { menu: 'admin', route: 'verifications', label: { ro: 'Cereri de drepturi', en: 'Requests' }, order: 38 },
  { menu: 'admin', route: 'certificates', label: { ro: 'Certificate', en: 'Certificates' }, order: 39 },
  { menu: 'admin', route: 'questions', label: { ro: 'Întrebări', en: 'Questions' }, order: 39.5 },
  { menu: 'admin', route: 'reviews', label: { ro: 'Raportate', en: 'Reported' }, order: 40 },
  { menu: 'admin', route: 'leads', label: { ro: 'Mesaje', en: 'Messages' }, order: 50 },
  { menu: 'admin', route: 'mails', label: { ro: 'E-mailuri', en: 'E-mails' }, order: 55 },
  { menu: 'admin', route: 'composition', label: { ro: 'Versiuni', en: 'Releases' }, order: 57 },
  { menu: 'admin', route: 'status', label: { ro: 'Starea site-ului', en: 'Site status' }, order: 57.5 },
  { menu: 'admin', route: 'audit', label: { ro: 'Jurnal de audit', en: 'Audit log' }, order: 58 },
  { menu: 'admin', route: 'contents', label: { ro: 'Conținutul site-ului', en: 'Site content' }, order: 59 },
  { menu: 'admin', route: 'setup', label: { ro: 'Setările site-ului', en: 'Site settings' }, order: 60 },
];
