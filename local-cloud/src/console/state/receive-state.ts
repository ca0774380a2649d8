import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../http/http-error.ts';
import { readBody } from '../../http/read-body.ts';
import type { Services } from '../../services.ts';
import type { Texts } from '../texts/texts-ro.ts';
import { importState } from './import-state.ts';

/** Largest state file in bytes; it is held in memory. */
const STATE_LIMIT = 512 * 1024 * 1024;

/** `POST /import`: a state file, as the form's upload or as the body itself. Throws HttpError 400 when it is invalid. */
export async function receiveState(services: Services, request: IncomingMessage, text: Texts): Promise<string> {
  const body = await readBody(request, STATE_LIMIT);
  const type = request.headers['content-type'] ?? '';
  await importState(services, type.startsWith('multipart/') ? await uploaded(body, type, text) : body.toString('utf8'));
  return '/?done=import';
}

async function uploaded(body: Buffer, type: string, text: Texts): Promise<string> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new HttpError(400, 'INVALID_ARGUMENT', `The upload cannot be read: ${String(cause)}`);
    });
  const file = form.get('state');
  if (!(file instanceof Blob) || file.size === 0) throw new HttpError(400, 'INVALID_ARGUMENT', text.importMissing);
  return file.text();
}
