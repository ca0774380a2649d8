import { parseRequest } from '../../firestore-model/request-json.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';
import { callerName } from '../../request-log/log-entry.ts';
import type { CallerOrOwner } from '../../rules/access.ts';
import { RpcError } from '../../status.ts';
import type { MessageStream, SendMessage } from '../../webchannel/message-stream.ts';
import { readWrites } from '../commit/write.ts';
import type { Database } from '../database.ts';
import { MAX_REQUEST_BYTES } from '../request-size.ts';

/**
 * google.firestore.v1.Firestore/Write: the first message is a handshake, every later one a commit. A failed commit ends
 * the stream (message throws), and the client sends its queue again on a new one.
 */
export class WriteStream implements MessageStream {
  readonly #database: Database;
  readonly #caller: CallerOrOwner;
  readonly #send: SendMessage;
  #messages = 0;

  constructor(database: Database, caller: CallerOrOwner, send: SendMessage) {
    this.#database = database;
    this.#caller = caller;
    this.#send = send;
  }

  message(text: string): void {
    if (Buffer.byteLength(text) > MAX_REQUEST_BYTES)
      throw new RpcError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
    const streamToken = Buffer.from(String(this.#messages)).toString('base64');
    if (this.#messages++ === 0) {
      this.#send({ streamId: '0', streamToken });
      return;
    }
    const writes = readWrites(parseRequest(text).writes, this.#database.names);
    const operation = { service: 'firestore', operation: 'commit', caller: callerName(this.#caller) } as const;
    const { results, time } = this.#database.watch.log.run(operation, () =>
      this.#database.commit(this.#caller, writes),
    );
    this.#send({ streamToken, writeResults: results, commitTime: formatTimestamp(time) });
  }
}
