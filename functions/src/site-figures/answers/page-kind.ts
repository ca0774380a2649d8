import type { PageKind } from '@cursiv/shared-domain';

const LISTS = { courses: 'course', resources: 'resource', experts: 'expert', certificates: 'certificate' } as const;
const OTHERS: Readonly<Record<string, PageKind>> = {
  resurse: 'resources',
  login: 'account',
  register: 'account',
  dashboard: 'dashboard',
  admin: 'admin',
  'admin-setup': 'admin',
};

/** The kind of the page at a path without the language's prefix. */
export function pageKind(path: string): PageKind {
  const [name = '', id, part] = path.split('/').slice(1);
  if (name === '') return 'index';
  if (!Object.hasOwn(LISTS, name)) return Object.hasOwn(OTHERS, name) ? (OTHERS[name] ?? 'other') : 'other';
  const list = name as keyof typeof LISTS;
  if (id === undefined) return list;
  return list === 'courses' && part === 'lessons' ? 'lesson' : LISTS[list];
}
