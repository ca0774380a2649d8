import type { DocumentsAhead } from '@cursiv/shared-domain';

/** So long, in milliseconds, an answer that is on its way is waited for. */
const PATIENCE_MS = 2_000;
/** So long at most for the page that shows it. */
const SHOWN_MS = 3_000;

/** What comes first, or nothing after so many milliseconds. */
const within = <T>(ms: number, awaited: Promise<T>): Promise<T | undefined> =>
  Promise.race([awaited, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

/** What the page has asked for ahead (`documents-ahead.ts` of shared-data); undefined where nothing was, or nothing came in time. */
export async function askedAhead(): Promise<DocumentsAhead | undefined> {
  const { documentsAhead } = globalThis as { documentsAhead?: { answer: Promise<DocumentsAhead | undefined> } };
  return documentsAhead && within(PATIENCE_MS, documentsAhead.answer);
}

const { promise: shown, resolve: tellShown } = Promise.withResolvers<void>();

/** Says that the first page of this document stands. */
export const firstPageStands = (): void => tellShown();

const PROFILE = /^users\/[^/]+$/;

/**
 * Resolves once a page stands that shows what was asked for ahead, so that code which it does not need does not come in its way. At once where no profile came
 * ahead: then the page itself may wait for that code.
 */
export async function aheadShown(): Promise<void> {
  const { watched = {} } = (await askedAhead()) ?? {};
  const isLetIn = Object.entries(watched).some(([key, { documents }]) => PROFILE.test(key) && documents.length > 0);
  if (isLetIn) await within(SHOWN_MS, shown);
}
