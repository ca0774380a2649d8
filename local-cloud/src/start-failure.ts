import { types } from 'node:util';
import { DataFolderError } from './data-folder.ts';
import { IndexFileError } from './firestore/indexes/index-file.ts';
import { RulesSyntaxError } from './rules/rules-syntax-error.ts';

/** SQLite's result codes for a damaged file, or for one that is no database. */
const DAMAGED = new Set([11, 26]);

/** Why local-cloud did not start, in one line with advice; unknown errors keep their stack. */
export function startFailure(error: unknown, { port, data }: { port: string; data: string }): string {
  if (!types.isNativeError(error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Is Cursiv running already? Stop it and start again.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return `"${port}" is not a port number.`;
  if (error instanceof DataFolderError || error instanceof IndexFileError) return error.message;
  if (isDamaged(error) || isDamaged(error.cause)) {
    return `The data folder ${data} is damaged. Start with --fresh to begin anew.`;
  }
  if (error instanceof RulesSyntaxError) return error.message.replaceAll('\n', ' ');
  return error.stack ?? error.message;
}

function isDamaged(error: unknown): boolean {
  return types.isNativeError(error) && 'errcode' in error && DAMAGED.has(Number(error.errcode));
}
