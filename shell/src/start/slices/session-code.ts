import { session } from '@cursiv/shared-auth';

/** The session's code comes beside the shell's. Where it is late, the site is not kept waiting longer, in milliseconds. */
const PATIENCE_MS = 300;

/** Resolves once the code runs that asks whose session it is, where this browser keeps one, or is late. */
export async function sessionCode(): Promise<void> {
  if (!session.isStored()) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([session.loadGateway().catch(() => undefined), late]);
}
