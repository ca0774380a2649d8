/** The failure to fetch a script or style; `request` is its address, where the bundler tells. */
export interface MissingFile extends Error {
  request?: string;
}

/** Whether a script or style could not be fetched: the bundler's names for it. */
export function isLoadFailure(error: unknown): error is MissingFile {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
