import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import protobuf from 'protobufjs';

/** One method of google.firestore.v1.Firestore. */
export interface ProtoMethod {
  request: protobuf.Type;
  response: protobuf.Type;
}

const SERVICE = 'google.firestore.v1.Firestore';
const PROTOS = '../protos/v1.json';

let service: protobuf.Service | undefined;

/** The messages of a method, from the Admin SDK's package; undefined for an unknown method. */
export function protoMethod(name: string): ProtoMethod | undefined {
  service ??= loadService();
  const method = Object.hasOwn(service.methods, name) ? service.methods[name] : undefined;
  method?.resolve();
  const request = method?.resolvedRequestType;
  const response = method?.resolvedResponseType;
  return request && response ? { request, response } : undefined;
}

function loadService(): protobuf.Service {
  const main = createRequire(import.meta.filename).resolve('@google-cloud/firestore');
  const file = path.resolve(path.dirname(main), PROTOS);
  const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(file, 'utf8')));
  return root.lookupService(SERVICE);
}
