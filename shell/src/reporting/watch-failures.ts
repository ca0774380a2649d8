import { reportUncaught } from './report.ts';

const EXTENSION = /\b[a-z-]+-extension:\/\//;

/** Extensions run in pages that are not theirs, and foreign scripts fail without saying where: neither says anything about the site. */
const isForeign = (error: unknown, source: string): boolean =>
  EXTENSION.test(source) || (error instanceof Error && EXTENSION.test(error.stack ?? ''));

/** Reports what fails outside of React and is caught by nobody: in handlers, timers and promises, and through `reportError`. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message, filename }) => {
    const isOpaque = error == null && filename === '';
    if (!isOpaque && !isForeign(error, filename)) reportUncaught(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason, '')) reportUncaught(reason);
  });
}
