import { AppError } from '@cursiv/shared-domain';

/** The text of a stored file. Throws AppError: `no-access`, `not-found` or `offline`. */
export async function readText(address: string): Promise<string> {
  const response = await fetchFile(address);
  return response.text();
}

/** The response for a stored file. Throws AppError: `no-access`, `not-found` or `offline`. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new AppError('offline', `${address} could not be had`, { cause });
  });
  if (response.status === 404) throw new AppError('not-found', `${address} answered 404`);
  if (!response.ok) throw new AppError('no-access', `${address} answered ${response.status}`);
  return response;
}
