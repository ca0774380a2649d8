import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from '../auth/pages/html.ts';
import { pageLanguage } from '../auth/pages/language.ts';
import { HttpError } from '../http/http-error.ts';
import { requireOwnPage, requireOwnReader } from '../http/own-page.ts';
import { readBody } from '../http/read-body.ts';
import { sendText } from '../http/send.ts';
import type { Services } from '../services.ts';
import { answerResource } from './answer-resource.ts';
import { ACTIONS } from './console-actions.ts';
import { pageFrame } from './page-frame.ts';
import { setPageHeaders } from './page-headers.ts';
import { PAGES } from './pages/all-pages.ts';
import { receiveState } from './state/receive-state.ts';
import { createView, type View } from './view.ts';

/** Answers a request to the console; false for any path outside it. */
export async function answerConsole(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const view = createView(
    services,
    pageLanguage(url.searchParams, request.headers['accept-language']),
    url.searchParams,
  );
  if (request.method === 'POST') return answerAction(view, request, response, url.pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return (
    (await showPage(view, request, response, url.pathname)) || answerResource(view, request, response, url.pathname)
  );
}

async function showPage(
  view: View,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (!page) return false;
  requireOwnReader(request.headers);
  const { text } = view;
  const content = await page.render(view);
  setPageHeaders(response);
  const shown = content ?? html`<p class="empty">${text.notFound}</p>`;
  sendText(response, pageFrame(view, path, text[page.title], shown), 'text/html', content ? 200 : 404);
  return true;
}

/** Carries out a form's action and redirects the browser to a page; a page also shows a failure. */
async function answerAction(
  view: View,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const action = Object.hasOwn(ACTIONS, path) ? ACTIONS[path] : undefined;
  if (!action && path !== '/import') return false;
  requireOwnPage(request.headers);
  setPageHeaders(response);
  try {
    const next = action
      ? await action(view.services, new URLSearchParams((await readBody(request)).toString('utf8')))
      : await receiveState(view.services, request, view.text);
    response.writeHead(303, { location: next });
    response.end();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const problem = html`<p class="notice bad" role="alert">${view.text.nothingChanged} ${error.message}</p>`;
    sendText(response, pageFrame(view, path, view.text.failed, problem), 'text/html', error.http);
  }
  return true;
}
