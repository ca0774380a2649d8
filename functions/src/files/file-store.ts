/** A file's type and display name. */
interface ShownFile {
  contentType: string;
  contentDisposition: string;
}

/** Where exactly one file may be sent, and the headers that its sender must give. */
export interface SendTo {
  address: string;
  headers: Record<string, string>;
}

/** A file that is about to be sent, whole in one request or in parts. */
interface SentFile {
  contentType: string;
  bytes: number;
  sending: 'whole' | 'parts';
}

/** The storage of the files' bytes. Every method rejects when the service is unavailable. */
export interface FileStore {
  /** The file that has arrived at a path; undefined until then, and where the path was closed. */
  find(path: string): Promise<{ bytes: number; contentType: string } | undefined>;
  /** Copies a file to an empty path, with its type and display name; an existing file there stays as it is. */
  copy(from: string, to: string, shown: ShownFile): Promise<void>;
  /** The first bytes of a file, or all of a shorter one. */
  start(path: string, length: number): Promise<Uint8Array>;
  /** Bytes of a file from a place inside it; fewer at its end. */
  part(path: string, from: number, length: number): Promise<Uint8Array>;
  /** All bytes of a file, one part after another. */
  read(path: string): AsyncIterable<Uint8Array>;
  /** Writes a file in place of what is there; nothing is written when the bytes break off. */
  write(path: string, bytes: AsyncIterable<Uint8Array>, shown: ShownFile): Promise<void>;
  /** The SHA-256 of a file's bytes, in hexadecimal. */
  sha256(path: string): Promise<string>;
  /** Removes a file; does nothing when there is none. */
  remove(path: string): Promise<void>;
  /** An address that opens a file to anybody who has it, until it expires. */
  address(path: string, until: Date): Promise<string>;
  /** An address that takes this file at a path where nothing is yet, until it expires. */
  sendAddress(path: string, file: SentFile, until: Date): Promise<SendTo>;
  /** Drops what has arrived at a path; no address that was given out for it takes anything more. */
  close(path: string): Promise<void>;
  /** Whether an address opens its file now. */
  isOpen(address: string): Promise<boolean>;
}
