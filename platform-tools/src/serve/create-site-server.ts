import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import superstatic from 'superstatic/lib/superstatic.js';
import { answerAtEdge } from './edge/answer-at-edge.ts';
import { CompressedAnswers } from './edge/compressed-answers.ts';
import type { EdgeCache, FunctionAnswer } from './edge/edge-cache.ts';
import { askedPath } from './files/asked-path.ts';
import { CompressedCode } from './files/compressed-code.ts';
import { notModified } from './files/not-modified.ts';
import type { SiteFiles } from './files/site-files.ts';
import { answerByFunction } from './hosting/answer-by-function.ts';
import type { HostingSite } from './hosting/firebase-json.ts';
import { rulesAt } from './hosting/rules-at.ts';
import { SiteFunctions, type StandIns } from './hosting/site-functions.ts';
import { keepNoFailure } from './keep-no-failure.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * A site served by Firebase Hosting's own server library from its entry in firebase.json. Around it stands what
 * firebase-tools adds: rewrites to functions, an optional cache at the edge, compression and 304.
 */
export function createSiteServer(
  site: HostingSite,
  files: SiteFiles,
  standIns: StandIns = {},
  cache?: EdgeCache,
): Server {
  const { headers, rewrites = [] } = site;
  const code = new CompressedCode(files);
  const compressed = new CompressedAnswers();
  const rulesOf = rulesAt(site);
  const keep = (request: IncomingMessage, answer: FunctionAnswer) =>
    cache?.keep(request.url ?? '/', answer, rulesOf(askedPath(request)).headersOf(answer.status)) ?? answer;
  const functions = new SiteFunctions(standIns, compressed, keep);
  const options = {
    // Without superstatic's passwords and environment files, which hosting lacks.
    stack: 'strict',
    config: { headers, rewrites } as object,
    provider: code.open,
    rewriters: { function: functions.rewriter },
    before: { headers: keepNoFailure, files: [notModified(files), code.prepare] },
    fallthrough: false,
  };
  const serve = superstatic(options) as unknown as Handler;
  const compress = compression() as unknown as Handler;
  const atEdge: Handler = cache ? answerAtEdge(cache, compressed) : (_request, _response, next) => next();
  const byFunction = answerByFunction(files, rulesOf, functions, compressed);
  return createServer((request, response) => {
    const serveFiles = () => serve(request, response, () => response.writeHead(404).end());
    const serveAnew = () => byFunction(request, response, serveFiles);
    compress(request, response, () => atEdge(request, response, serveAnew));
  });
}
