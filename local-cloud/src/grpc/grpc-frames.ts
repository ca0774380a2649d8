/** Compressed or not, then the length in four bytes. */
const HEADER_BYTES = 5;

/** One message as gRPC frames it, not compressed. */
export function frameMessage(bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([header, bytes]);
}

/** Puts the chunks of a stream together and tells of each whole message. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The messages that `chunk` completes. */
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
    return HEADER_BYTES + this.#rest.readUInt32BE(1);
  }
}
