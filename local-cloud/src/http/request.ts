import type { IncomingHttpHeaders } from 'node:http';

/** A request whose whole body has been read; what every service except storage uploads works on. */
export interface BufferedRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
