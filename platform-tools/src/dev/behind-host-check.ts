import type { Configuration } from '@rspack/dev-server';

type Middlewares = Parameters<NonNullable<Configuration['setupMiddlewares']>>[0];

/**
 * Puts a middleware right behind the development server's host check, because a foreign page can point its own host
 * name at this machine. Throws when the server has no such check.
 */
export function behindHostCheck(middlewares: Middlewares, own: Middlewares[number]): Middlewares {
  const check = middlewares.findIndex((one) => typeof one === 'object' && one.name === 'host-header-check');
  if (check < 0) throw new Error('the development server does not check who asks');
  return middlewares.toSpliced(check + 1, 0, own);
}
