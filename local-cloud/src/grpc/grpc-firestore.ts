import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import type { FirestoreService } from '../firestore/firestore-service.ts';
import { RpcError } from '../status.ts';
import type { MessageStream } from '../webchannel/message-stream.ts';
import { protoMethod } from './firestore-protos.ts';
import { GrpcCall } from './grpc-call.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(\w+)$/;
const STREAMS: readonly string[] = ['Listen', 'Write'];
/** The REST verbs of methods that answer as over REST. */
const VERBS: Readonly<Record<string, string>> = {
  BatchGetDocuments: 'batchGet',
  BatchWrite: 'batchWrite',
  BeginTransaction: 'beginTransaction',
  Commit: 'commit',
  ListCollectionIds: 'listCollectionIds',
  Rollback: 'rollback',
  RunAggregationQuery: 'runAggregationQuery',
  RunQuery: 'runQuery',
};

/** Answers one call of google.firestore.v1.Firestore, as the SDKs make it in Node. */
export function answerGrpc(firestore: FirestoreService, stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  const name = PATH.exec(headers[':path'] ?? '')?.[1] ?? '';
  const method = protoMethod(name);
  if (!method || !(name in VERBS || STREAMS.includes(name))) {
    const code = new RpcError('UNIMPLEMENTED', '').code;
    stream.respond(
      { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(code) },
      { endStream: true },
    );
    return;
  }
  const call = new GrpcCall(stream, method);
  if (STREAMS.includes(name)) answerStream(firestore, name, call, stream, headers);
  else answerOnce(firestore, VERBS[name] ?? '', call, headers.authorization);
}

function answerOnce(firestore: FirestoreService, verb: string, call: GrpcCall, authorization?: string): void {
  call.read(
    (message) => {
      const answer = firestore.call(verb, message, authorization);
      for (const part of Array.isArray(answer) ? answer : [answer]) call.send(part);
    },
    () => call.end(),
  );
}

/** The first message names the database, if no header has. */
function answerStream(
  firestore: FirestoreService,
  name: string,
  call: GrpcCall,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
): void {
  let messages: MessageStream | undefined;
  stream.once('close', () => messages?.close?.());
  call.read(
    (message) => {
      const database = typeof message.database === 'string' ? message.database : undefined;
      messages ??= firestore.openStream(name, database, headers.authorization, (answer) => call.send(answer));
      messages.message(JSON.stringify(message));
    },
    () => call.end(),
  );
}
