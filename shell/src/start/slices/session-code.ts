import { session, whenConfirmed } from '@cursiv/shared-auth';

/** The session's code comes beside the shell's. Where it is late, the site is not kept waiting longer, in milliseconds. */
const PATIENCE_MS = 300;

/** Resolves once the code runs that asks whose session it is, or the document knows that already, or both are late. */
export const sessionCode = (): Promise<unknown> =>
  Promise.race([
    session.loadGateway().catch(() => undefined),
    whenConfirmed(),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
