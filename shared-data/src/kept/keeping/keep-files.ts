import { AppError } from '@cursiv/shared-domain';
import { fetchFile } from '../../files/fetch-file.ts';
import { requestAddress } from '../../files/request-address.ts';
import { fileAddress } from '../store/addresses.ts';
import type { PlannedFile } from './keeping-plan.ts';

/** Counts what passes. */
const counting = (onBytes: (count: number) => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });

/**
 * Copies a file into a course's cache, unless it is there already: the same path never has other bytes. Returns its size. Rejects when
 * it does not arrive whole.
 */
export async function keepFile(
  cache: Cache,
  uid: string,
  { path, at }: PlannedFile,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<number> {
  const address = fileAddress(uid, path);
  const known = await cache.match(address);
  if (known) {
    const size = Number(known.headers.get('content-length'));
    onBytes(size);
    return size;
  }
  const response = await fetchFile(await requestAddress(path, at), signal);
  const size = Number(response.headers.get('content-length'));
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  let arrived = 0;
  const body = response.body?.pipeThrough(
    counting((count) => {
      arrived += count;
      onBytes(count);
    }),
  );
  const headers = { 'content-type': type, 'content-length': String(size) };
  await cache.put(address, new Response(body ?? null, { headers }));
  if (arrived < size) {
    await cache.delete(address);
    throw new AppError('offline', `${path} has not arrived whole`);
  }
  if (arrived !== size) await cache.put(address, await measured(cache, address, type));
  return arrived;
}

/** A file whose size was not told, or was that of its compressed form. */
async function measured(cache: Cache, address: string, type: string): Promise<Response> {
  const bytes = await (await cache.match(address))?.blob();
  return new Response(bytes ?? null, {
    headers: { 'content-type': type, 'content-length': String(bytes?.size ?? 0) },
  });
}
