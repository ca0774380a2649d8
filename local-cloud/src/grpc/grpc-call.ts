import type { ServerHttp2Stream } from 'node:http2';
import { toRpcError } from '../firestore/rpc-failure.ts';
import type { JsonObject } from '../http/parse-json.ts';
import type { RpcError } from '../status.ts';
import type { ProtoMethod } from './firestore-protos.ts';
import { FrameReader, frameMessage } from './grpc-frames.ts';
import { fromJson, toJson } from './message-json.ts';

/** The characters that gRPC escapes in the text of a status. */
const UNPRINTABLE = /[^ -$&-~]+/gu;

/** One call over HTTP/2: messages in, messages out, a status at the end. */
export class GrpcCall {
  readonly #stream: ServerHttp2Stream;
  readonly #method: ProtoMethod;

  constructor(stream: ServerHttp2Stream, method: ProtoMethod) {
    this.#stream = stream;
    this.#method = method;
    // A client that has gone needs no answer.
    stream.on('error', () => stream.close());
    stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' }, { waitForTrailers: true });
  }

  /** Calls `receive` for each message, and `ended` after the last. An error thrown by either ends the call. */
  read(receive: (message: JsonObject) => void, ended: () => void): void {
    const reader = new FrameReader();
    this.#stream.on('data', (chunk: Buffer) =>
      this.#guard(() => {
        for (const bytes of reader.take(chunk)) receive(toJson(this.#method.request, bytes));
      }),
    );
    this.#stream.once('end', ended);
  }

  send(message: object): void {
    if (!this.#stream.writable) return;
    this.#stream.write(frameMessage(fromJson(this.#method.response, message)));
  }

  #guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.end(toRpcError(error));
    }
  }

  /** Ends the call, successfully or with an error's status. */
  end(error?: RpcError): void {
    if (!this.#stream.writable) return;
    const message = (error?.message ?? '').replace(UNPRINTABLE, encodeURIComponent);
    this.#stream.once('wantTrailers', () =>
      this.#stream.sendTrailers({ 'grpc-status': String(error?.code ?? 0), 'grpc-message': message }),
    );
    this.#stream.end();
  }
}
