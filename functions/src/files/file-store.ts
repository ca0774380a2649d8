/** Where the bytes of files lie. Every method rejects when the service cannot be reached. */
export interface FileStore {
  /** What has arrived at a path; undefined while there is nothing. */
  find(path: string): Promise<{ bytes: number; contentType: string } | undefined>;
  /** Copies a file to a path that has none yet, with its type and the name to show; where there is one, it stays as it is. */
  copy(from: string, to: string, shown: { contentType: string; contentDisposition: string }): Promise<void>;
  /** The SHA-256 of a file's bytes, in hexadecimal. */
  sha256(path: string): Promise<string>;
  /** Removes a file; one that is not there is removed already. */
  remove(path: string): Promise<void>;
  /** An address that opens a file to whoever has it, until it ends. */
  address(path: string, until: Date): Promise<string>;
}
