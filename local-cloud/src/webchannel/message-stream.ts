/** Sends one message to the client; it is delivered in order, even across reconnections. */
export type SendMessage = (message: object) => void;

/** The server's end of a bidirectional stream, over any transport. */
export interface MessageStream {
  /** Receives one message, as JSON text. Throwing an error ends the stream with that error's status. */
  message(text: string): void;
  close?(): void;
}

/**
 * Opens a stream for a client. `headers` are those sent inside the form body, with lower-case names; `query` is that of
 * the address. Throwing an error refuses the stream with that error's status.
 */
export type OpenStream = (
  headers: ReadonlyMap<string, string>,
  send: SendMessage,
  query: URLSearchParams,
) => MessageStream;
