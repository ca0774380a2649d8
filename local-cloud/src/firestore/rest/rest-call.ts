import type { JsonObject } from '../../http/parse-json.ts';
import type { CallerOrOwner } from '../../rules/access.ts';
import { RpcError } from '../../status.ts';
import type { Database } from '../database.ts';

/** One REST request: its method of google.firestore.v1.Firestore and its content. */
export interface RestCall {
  database: Database;
  caller: CallerOrOwner;
  method: string;
  /** Relative path before the verb; '' for the root. */
  path: string;
  params: URLSearchParams;
  body: JsonObject;
}

export interface RestPath {
  project: string;
  databaseId: string;
  path: string;
  /** "commit" of ".../documents:commit"; undefined for plain document requests. */
  verb: string | undefined;
}

const REST_PATH = /^\/(?:v1|v1beta1)\/projects\/([^/]+)\/databases\/([^/]+)\/documents((?:[/:].*)?)$/;

/**
 * Parses a REST address; undefined when it is not Firestore's. Only POST has verbs: elsewhere a colon belongs to a
 * document's id. Throws INVALID_ARGUMENT for a broken escape.
 */
export function parseRestPath(method: string, pathname: string): RestPath | undefined {
  const [, project, databaseId, rest = ''] = REST_PATH.exec(pathname) ?? [];
  if (project === undefined || databaseId === undefined) return undefined;
  const verb = method === 'POST' ? /:([A-Za-z]+)$/.exec(rest)?.[1] : undefined;
  const path = verb === undefined ? rest : rest.slice(0, -verb.length - 1);
  return { project: decode(project), databaseId: decode(databaseId), path: decode(path.replace(/^\//, '')), verb };
}

/** The error for a feature that local-cloud lacks. */
export function unsupported(feature: string): RpcError {
  return new RpcError('UNIMPLEMENTED', `${feature} is not supported by the local backend.`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', `The address contains a broken escape: ${text}`);
  }
}
