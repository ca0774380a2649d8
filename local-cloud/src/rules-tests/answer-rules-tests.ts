import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { requireOwnPage } from '../http/own-page.ts';
import { parseJsonObject } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send.ts';
import { RulesSyntaxError } from '../rules/rules-syntax-error.ts';
import type { RulesTests } from './rules-tests.ts';

const FIRESTORE_RULES = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;
const STORAGE_RULES = '/internal/setRules';
const HUB = '/emulators';

const rulesFiles = z.object({ rules: z.object({ files: z.array(z.object({ content: z.string() })).min(1) }) });

/** Answers the calls of Google's rules-testing library to the emulators; false for any other path. */
export async function answerRulesTests(
  tests: RulesTests,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
): Promise<boolean> {
  const project = FIRESTORE_RULES.exec(pathname)?.[1];
  const isRules = project !== undefined || pathname === STORAGE_RULES;
  if (!isRules && pathname !== HUB) return false;
  requireOwnPage(request.headers);
  if (request.method !== (isRules ? 'PUT' : 'GET'))
    throw new HttpError(405, 'INVALID_ARGUMENT', `${request.method} is not supported at ${pathname}.`);
  if (isRules) sendJson(response, replaceRules(tests, project, await readBody(request)));
  else sendJson(response, emulatorsAt(request.headers.host ?? ''));
  return true;
}

function replaceRules({ firestoreRules, storageRules }: RulesTests, project: string | undefined, body: Buffer): object {
  const given = rulesFiles.safeParse(parseJsonObject(body));
  const content = given.data?.rules.files[0]?.content;
  if (content === undefined) throw new HttpError(400, 'INVALID_ARGUMENT', 'Rules come as { rules: { files } }.');
  try {
    if (project === undefined) storageRules.replace(content);
    else firestoreRules.replace(decodeURIComponent(project), content);
    return {};
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    throw new HttpError(400, 'INVALID_ARGUMENT', error.message);
  }
}

/** All services are at the requested address. */
function emulatorsAt(address: string): object {
  const { hostname: host, port } = new URL(`http://${address}`);
  const here = { host, port: Number(port) };
  return {
    hub: { name: 'hub', ...here },
    firestore: { name: 'firestore', ...here },
    storage: { name: 'storage', ...here },
  };
}
