import type { CodeTime, ReleaseFile, RenderedPage, ShellReleaseFile } from '@cursiv/shared-platform';

/**
 * When the code of a rendered page is needed, as its section declares it. Undefined where shell and page are taken over together: by a shell
 * of before, and where the page is the shell's own, such as "not found".
 */
export function codeTime(
  { takesPagesOver }: Pick<ShellReleaseFile, 'takesPagesOver'>,
  { routes }: Pick<ReleaseFile, 'routes'>,
  { status, routeId }: Pick<RenderedPage, 'status' | 'routeId'>,
): CodeTime | 'idle' | undefined {
  const route = routes.find(({ id }) => id === routeId);
  return takesPagesOver && status === 200 && route ? (route.codeOn ?? 'idle') : undefined;
}
