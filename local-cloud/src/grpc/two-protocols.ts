import type http from 'node:http';
import type http2 from 'node:http2';
import net from 'node:net';

/** The first bytes of a client that speaks HTTP/2 without negotiation; no method of HTTP/1 begins with them. */
const PREFACE = 'PRI';

/** A server for both protocols on one port, chosen by the first bytes of a connection. */
export function twoProtocolServer(one: http.Server, two: http2.Http2Server): net.Server {
  return net.createServer((socket) => {
    socket.once('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read();
      if (first === null) return;
      socket.unshift(first);
      const server = first.toString('latin1').startsWith(PREFACE) ? two : one;
      server.emit('connection', socket);
    });
  });
}
