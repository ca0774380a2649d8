import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpError } from '../http/http-error.ts';
import { requireOwnReader } from '../http/own-page.ts';
import { sendText } from '../http/send.ts';
import { streamEntries } from '../request-log/stream-entries.ts';
import { sendMedia } from '../storage/api/send-media.ts';
import { requestRow } from './pages/requests-page.ts';
import { exportState } from './state/export-state.ts';
import type { View } from './view.ts';

const ASSETS: Readonly<Record<string, string>> = {
  '/console/console.css': 'text/css',
  '/console/controls.css': 'text/css',
  '/console/tables.css': 'text/css',
  '/console/console.js': 'text/javascript',
};

/** These resources show stored data, so only the console itself may load them. */
const PRIVATE: readonly string[] = ['/requests/live', '/export', '/files/open'];

/** Answers requests for the console's resources: style, script, the live log, an export, a file. */
export async function answerResource(
  view: View,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  const { services, query } = view;
  if (PRIVATE.includes(pathname)) requireOwnReader(request.headers);
  const asset = Object.hasOwn(ASSETS, pathname) ? ASSETS[pathname] : undefined;
  if (asset !== undefined) {
    const file = path.join(import.meta.dirname, 'assets', path.basename(pathname));
    sendText(response, readFileSync(file, 'utf8'), asset);
  } else if (pathname === '/requests/live') {
    const after = Number(query.get('after') ?? 0);
    streamEntries(services.watch.log, request, response, after, (entry) => requestRow(view, entry).html);
  } else if (pathname === '/export') {
    await sendExport(view, response);
  } else if (pathname === '/files/open') {
    const object = services.storage.find(query.get('bucket') ?? '', query.get('name') ?? '');
    if (!object) throw new HttpError(404, 'NOT_FOUND', view.text.notFound);
    await sendMedia(object, services.storage.pathOf(object), request, response);
  } else {
    return false;
  }
  return true;
}

function sendExport({ services }: View, response: ServerResponse): Promise<void> {
  const name = `local-cloud-${new Date().toISOString().slice(0, 10)}.ndjson`;
  response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Cache-Control', 'no-store');
  return pipeline(Readable.from(exportState(services)), response);
}
