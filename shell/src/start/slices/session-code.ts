import { session, whenConfirmed } from '@cursiv/shared-auth';

/** The session's code comes beside the shell's. Where it is late, the site is not kept waiting longer, in milliseconds. */
const PATIENCE_MS = 300;
/** App Check looks into the browser's database before it asks. That takes a phone so long, in milliseconds, in several turns: a page at work would let each wait. */
const LOOKING_MS = 50;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once the code runs that asks whose session it is, and its first request is on its way. */
async function asking(): Promise<void> {
  await session.loadGateway();
  const { appCheckToken } = await import('@cursiv/shared-firebase/app-check');
  await Promise.race([appCheckToken(), after(LOOKING_MS)]);
}

/** Resolves once it is being asked whose session it is, or the document knows that already, or both are late. */
export const sessionCode = (): Promise<unknown> =>
  Promise.race([asking().catch(() => undefined), whenConfirmed(), after(PATIENCE_MS)]);
