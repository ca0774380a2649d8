import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import net from 'node:net';

/** Whether something listens on a port of this machine. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });

/** The state of a socket that listens, as Linux writes it. */
const LISTENING = '0A';

/** What listens on a port, such as `node start.ts (process 12)`; undefined where the system does not tell. */
export function portOwner(port: number): string | undefined {
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listening(table, port));
  const process = linesOf('/proc', /^\d+$/).find((pid) =>
    linesOf(`/proc/${pid}/fd`, /^\d+$/).some((fd) => sockets.includes(linkOf(`/proc/${pid}/fd/${fd}`))),
  );
  if (process === undefined) return undefined;
  const command = textOf(`/proc/${process}/cmdline`).replaceAll('\0', ' ').trim();
  return `${command} (process ${process})`;
}

/** The sockets that listen on a port, as the links of their owners name them. */
function listening(table: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return textOf(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === LISTENING && local?.endsWith(`:${wanted}`))
    .map((columns) => `socket:[${columns[9]}]`);
}

const orElse = <Value>(read: () => Value, other: Value): Value => {
  try {
    return read();
  } catch {
    // Another system, a process of somebody else, or one that has just ended.
    return other;
  }
};
const textOf = (file: string) => orElse(() => readFileSync(file, 'utf8'), '');
const linkOf = (file: string) => orElse(() => readlinkSync(file), '');
const linesOf = (folder: string, names: RegExp) =>
  orElse(() => readdirSync(folder), []).filter((name) => names.test(name));
