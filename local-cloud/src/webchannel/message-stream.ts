/** Sends one message to the client; it is delivered in order, also when the connection has to be made anew. */
export type SendMessage = (message: object) => void;

/** The server's end of a bidirectional stream, whatever carries it. */
export interface MessageStream {
  /** Takes one message, as JSON text. Throwing an error ends the stream with that error's status. */
  message(text: string): void;
  close?(): void;
}

/**
 * Opens a stream for a client. `headers` are those the client sent inside the form body, with lower-case names; `query`
 * is that of the address.
 * Throwing an error refuses the stream with that error's status.
 */
export type OpenStream = (
  headers: ReadonlyMap<string, string>,
  send: SendMessage,
  query: URLSearchParams,
) => MessageStream;
