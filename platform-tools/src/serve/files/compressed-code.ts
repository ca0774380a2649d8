import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { askedPath } from './asked-path.ts';
import { KeptCompression } from './kept-compression.ts';
import type { SentFile, SiteFiles } from './site-files.ts';

/** Code whose name changes with its content: an edge compresses it once at the highest level, and keeps that. */
const isKept = (pathname: string) => /\.[0-9a-f]{8}\.(js|css)$/.test(pathname);

const takesBrotli = ({ headers }: IncomingMessage) => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));

/** Shared by all sites of a process, and with later ones. */
const compressed = new KeptCompression(
  path.resolve(import.meta.dirname, '../../../../node_modules/.cache/compressed-code'),
);

/** A site's files, with code at the highest compression. */
export class CompressedCode {
  readonly #files: SiteFiles;
  readonly #answers = new WeakMap<IncomingMessage, Buffer>();

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  /** Prepares the answer to a request for code, and names its encoding. */
  readonly prepare = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const pathname = askedPath(request);
    const found = isKept(pathname) && takesBrotli(request) ? this.#files.find(pathname) : undefined;
    if (found) {
      this.#answers.set(request, await compressed.of(readFileSync(found.path)));
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Vary', 'Accept-Encoding');
    }
    next();
  };

  /** Opens a file for superstatic; null when there is none. */
  readonly open = async (request: IncomingMessage, pathname: string): Promise<SentFile | null> => {
    const file = await this.#files.open(request, pathname);
    const answer = this.#answers.get(request);
    if (!file || !answer) return file;
    file.stream.destroy();
    return { ...file, size: answer.length, stream: Readable.from([answer]) };
  };
}
