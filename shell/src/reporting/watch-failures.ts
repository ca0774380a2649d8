import { report } from '@cursiv/shared-platform/shell';

const EXTENSION = /\b[a-z-]+-extension:\/\//;

/** Extensions run in foreign pages, and foreign scripts fail without a source: neither says anything about the site. */
const isForeign = (error: unknown, source: string): boolean =>
  EXTENSION.test(source) || (error instanceof Error && EXTENSION.test(error.stack ?? ''));

const reportUncaught = (error: unknown) => report(error, { isUncaught: true });

/** Reports uncaught failures outside React: in handlers, timers and promises. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message, filename }) => {
    const isOpaque = error == null && filename === '';
    if (!isOpaque && !isForeign(error, filename)) reportUncaught(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason, '')) reportUncaught(reason);
  });
}
