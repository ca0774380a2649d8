import { RpcError } from '../status.ts';

/**
 * Any error as a service status. An unknown one is logged, because it is a bug of the backend, and becomes INTERNAL.
 */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error(error);
  return new RpcError('INTERNAL', error instanceof Error ? error.message : String(error));
}
