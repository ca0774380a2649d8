import { AppError, type PushMessage, type PushSubscriptionDocument } from '@cursiv/shared-domain';
import webPush from 'web-push';
import { askChecked } from '../outside/ask-checked.ts';
import { type OverHttps, reachable } from '../outside/over-https.ts';
import type { Vapid } from './vapid.ts';

/**
 * What came of handing a message over. `later`: the service has certainly not taken it, and may another time. `gone`: the browser is
 * subscribed no more. `refused`: it never will. `unclear`: the connection ended before the service answered.
 */
export interface Pushed {
  outcome: 'sent' | 'later' | 'gone' | 'refused' | 'unclear';
  problem?: string;
}

/** How long a push service keeps a message for a browser that is not running, in seconds. */
const KEPT = 86_400;
/** How a connection fails before anything was said. */
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Encrypts a message for a browser and hands it to its push service, which follows no redirect and whose answer nobody reads. Never rejects. */
export async function pushTo(
  services: OverHttps,
  vapid: Vapid,
  { endpoint, keys }: Pick<PushSubscriptionDocument, 'endpoint' | 'keys'>,
  message: PushMessage,
): Promise<Pushed> {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
      vapidDetails: vapid,
      TTL: KEPT,
      urgency: 'normal',
    });
    const url = new URL(endpoint);
    const signal = AbortSignal.timeout(services.timeoutMs);
    const answer = await askChecked(url, reachable(url, services), {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
      signal,
    });
    answer.destroy();
    return outcomeOf(answer.statusCode ?? 0);
  } catch (error) {
    const { code, message: problem } = error as Error & { code?: string };
    if (error instanceof AppError) return { outcome: 'refused', problem };
    return { outcome: NOT_REACHED.includes(code ?? '') ? 'later' : 'unclear', problem };
  }
}

/** What a push service's answer means (RFC 8030). */
function outcomeOf(status: number): Pushed {
  const problem = `answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone', problem };
  return { outcome: status === 429 || status >= 500 ? 'later' : 'refused', problem };
}
