import type { Server } from 'node:http';

/** Opens a port on this machine only. Throws with one clear line when the port is in use. */
export function listen(server: Server, port: number, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} for ${what} is in use. Stop what uses it and start again.`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
