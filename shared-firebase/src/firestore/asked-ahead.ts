import type { DocumentsAhead } from '@cursiv/shared-domain';

/** So long, in milliseconds, an answer that is on its way is waited for. */
const PATIENCE_MS = 2_000;
/** So long at most for the page that shows it. */
const SHOWN_MS = 1_000;

/** What the page has asked for ahead (`documents-ahead.ts` of shared-data); undefined where nothing was, or nothing came in time. */
export async function askedAhead(): Promise<DocumentsAhead | undefined> {
  const { documentsAhead } = globalThis as { documentsAhead?: { answer: Promise<DocumentsAhead | undefined> } };
  if (!documentsAhead) return undefined;
  return Promise.race([documentsAhead.answer, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Resolves once that is shown, so that the database's code does not come in its way; at once where nothing was asked. */
export async function aheadShown(): Promise<void> {
  if (!(await askedAhead())) return;
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: SHOWN_MS })
      : setTimeout(resolve, SHOWN_MS / 4),
  );
}
