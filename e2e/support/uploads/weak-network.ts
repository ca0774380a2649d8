import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const BACKEND = { host: 'localhost', port: 3010 };
const PORT = 3019;

/**
 * A line between a browser and the backend that is as fast as told, and can be cut: connections break, and none come
 * about. The browser's own emulation would copy every request's body.
 */
export class WeakNetwork {
  /** Makes a browser take this line. */
  static readonly browserOption = `--host-resolver-rules=MAP localhost:${BACKEND.port} 127.0.0.1:${PORT}`;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  /** Bytes a second that a connection sends. */
  speed = Number.POSITIVE_INFINITY;

  async join(): Promise<void> {
    this.#server = createServer((socket) => this.#carry(socket));
    this.#server.listen(PORT, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #carry(client: Socket): void {
    const backend = connect(BACKEND);
    const end = () => {
      for (const socket of [client, backend]) {
        socket.destroy();
        this.#sockets.delete(socket);
      }
    };
    for (const socket of [client, backend]) {
      this.#sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.pipe(this.#slowed()).pipe(backend).pipe(client);
  }

  #slowed(): Transform {
    return new Transform({
      transform: async (chunk: Buffer, _, done) => {
        const ms = (chunk.length / this.speed) * 1000;
        if (ms >= 1) await pause(ms);
        done(null, chunk);
      },
    });
  }
}
