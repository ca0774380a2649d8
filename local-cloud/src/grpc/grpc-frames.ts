import { RpcError } from '../status.ts';

/** A byte for compression, then the length in four bytes. */
const HEADER_BYTES = 5;

/** More than any request that Firestore accepts, as JSON or otherwise. */
const MAX_MESSAGE_BYTES = 11 * 1024 * 1024;

/** One uncompressed message in gRPC's framing. */
export function frameMessage(bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([header, bytes]);
}

/** Joins the chunks of a stream and reports each whole message. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The messages that `chunk` completes. Throws INVALID_ARGUMENT for one that is too large. */
  take(chunk: Buffer): Buffer[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const messages: Buffer[] = [];
    for (let end = this.#endOfFirst(); end <= this.#rest.length; end = this.#endOfFirst()) {
      messages.push(this.#rest.subarray(HEADER_BYTES, end));
      this.#rest = this.#rest.subarray(end);
    }
    return messages;
  }

  #endOfFirst(): number {
    if (this.#rest.length < HEADER_BYTES) return Number.POSITIVE_INFINITY;
    const length = this.#rest.readUInt32BE(1);
    if (length > MAX_MESSAGE_BYTES)
      throw new RpcError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${MAX_MESSAGE_BYTES} bytes.`);
    return HEADER_BYTES + length;
  }
}
