import { AppError } from '@cursiv/shared-domain';

/** The response for a stored file at an opened address. Throws AppError: `no-access`, `not-found` or `offline`. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, signal ? { signal } : {}).catch((cause: unknown) => {
    throw new AppError('offline', `${address} is unavailable`, { cause });
  });
  if (response.status === 404) throw new AppError('not-found', `${address} answered 404`);
  if (!response.ok) throw new AppError('no-access', `${address} answered ${response.status}`);
  return response;
}
