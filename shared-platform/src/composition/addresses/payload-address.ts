import type { RouteDeclaration } from '../../contract.ts';
import { splitLocale } from './locale-path.ts';

/** The address of a page, as `location` has it. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/**
 * Where what a page reads at first is answered, by the page's own address; undefined for a page that names no such place, for the
 * address of another page, for parameters that no such place has, and for a preview, which shows a draft.
 */
export function payloadAddress(
  { path, payload }: Pick<RouteDeclaration, 'path' | 'payload'>,
  { pathname, search }: PageAddress,
): string | undefined {
  const { locale, path: own } = splitLocale(pathname);
  const names = path.split('/');
  const values = own.split('/');
  const isPage = names.length === values.length && names.every((name, at) => fits(name, values[at]));
  if (!payload || !isPage || new URLSearchParams(search).has('preview')) return undefined;
  return payload.replaceAll(/:(\w+)/g, (_, name) =>
    name === 'locale' ? locale : (values[names.indexOf(`:${name}`)] ?? ''),
  );
}

const fits = (name: string, value = '') => (name.startsWith(':') ? /^[\w-]+$/.test(value) : name === value);
