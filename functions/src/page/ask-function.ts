import { functionAddress } from '../function-address.ts';

const IDENTITY = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/identity';

/** Who asks, for a function that only this one may call; beside local services nobody wants to know. */
async function identity(audience: string, signal: AbortSignal): Promise<Record<string, string>> {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return {};
  const headers = { 'Metadata-Flavor': 'Google' };
  const token = await fetch(`${IDENTITY}?audience=${audience}`, { headers, signal });
  return { Authorization: `Bearer ${await token.text()}` };
}

/** Asks a function that only this one may call; waits so many milliseconds. Rejects with why there is no answer. */
export async function askFunction(name: string, question: unknown, patienceMs: number): Promise<Response> {
  const address = functionAddress(name);
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await identity(address, signal)) },
    body: JSON.stringify(question),
    signal,
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 500)}`);
  return response;
}
