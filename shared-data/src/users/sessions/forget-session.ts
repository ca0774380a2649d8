import { functionAddress } from '@cursiv/shared-firebase';
import { appCheckToken } from '@cursiv/shared-firebase/app-check';
import { browserId } from '../../edits/kept/browser-id.ts';

/**
 * Takes this browser out of the list of a person's devices. `token` is theirs: when the request leaves they may be signed out, and the page
 * closed, which the SDK's requests do not outlive. Throws when it does not leave.
 */
export async function forgetSession(token: string): Promise<void> {
  const attested = await appCheckToken();
  await fetch(functionAddress('forgetSession'), {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...(attested && { 'X-Firebase-AppCheck': attested }),
    },
    body: JSON.stringify({ data: { id: browserId() } }),
  });
}
