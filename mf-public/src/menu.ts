import type { DeclaredMenu } from '@cursiv/shared-platform';
import type { pages } from './pages.ts';

/** What the section adds to the menus. */
export const menu: DeclaredMenu<typeof pages> = [
  { menu: 'default', route: 'courses', label: { ro: 'Cursuri', en: 'Courses' }, order: 10 },
  { menu: 'default', route: 'resources', label: { ro: 'Resurse', en: 'Resources' }, order: 20 },
  { menu: 'default', route: 'experts', label: { ro: 'Experți', en: 'Experts' }, order: 30 },
  { menu: 'footer', route: 'contact', label: { ro: 'Scrie-ne', en: 'Write to us' }, order: 20 },
  { menu: 'footer', route: 'help', label: { ro: 'Ajutor', en: 'Help' }, order: 30 },
  { menu: 'footer', route: 'privacy', label: { ro: 'Confidențialitate', en: 'Privacy' }, order: 40 },
  { menu: 'footer', route: 'terms', label: { ro: 'Termeni', en: 'Terms' }, order: 50 },
  { menu: 'footer', route: 'cookies', label: { ro: 'Cookie-uri', en: 'Cookies' }, order: 60 },
  { menu: 'footer', route: 'accessibility', label: { ro: 'Accesibilitate', en: 'Accessibility' }, order: 70 },
];
