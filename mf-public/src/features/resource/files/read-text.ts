import { fetchFile } from '@cursiv/shared-data';

/** The text of a stored file. Throws AppError: `no-access`, `not-found` or `offline`. */
export async function readText(address: string): Promise<string> {
  const response = await fetchFile(address);
  return response.text();
}
