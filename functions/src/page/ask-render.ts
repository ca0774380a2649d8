import { functionAddress } from '../function-address.ts';
import { type Renderer, renderingIn } from '../render/question.ts';

/** A page that takes longer to render, in milliseconds, is left to the browser. */
const TIME_OUT_MS = 4_000;
const IDENTITY = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/identity';

/** Who asks, for a function that only this one may call; beside local services nobody wants to know. */
async function identity(audience: string): Promise<Record<string, string>> {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return {};
  const headers = { 'Metadata-Flavor': 'Google' };
  const token = await fetch(`${IDENTITY}?audience=${audience}`, { headers, signal: AbortSignal.timeout(TIME_OUT_MS) });
  return { Authorization: `Bearer ${await token.text()}` };
}

/** Asks the function `render` for a page. Rejects with why there is none. */
export const askRender: Renderer = async (question) => {
  const address = functionAddress('render');
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await identity(address)) },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 500)}`);
  return renderingIn(await response.json());
};
