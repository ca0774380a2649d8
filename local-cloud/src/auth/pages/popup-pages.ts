import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { BufferedRequest } from '../../http/request.ts';
import { sendText } from '../../http/send.ts';
import type { AuthContext } from '../auth-context.ts';
import { GOOGLE } from '../google-answer.ts';
import { accountPickerPage, unsupportedSignInPage } from './account-picker.ts';
import { pageLanguage } from './language.ts';

const ASSETS: Readonly<Record<string, string>> = {
  'gapi.js': 'text/javascript',
  'popup-frame.js': 'text/javascript',
  'account-picker.js': 'text/javascript',
  'page.css': 'text/css',
};

const FRAME_PAGE = `<!doctype html>
<meta charset="utf-8">
<title>local-cloud</title>
<script src="/local/gapi.js"></script>
<script src="/local/popup-frame.js"></script>
`;

/** The pages that hosted Firebase serves for the Google popup. Returns false for any other path. */
export function servePages(context: AuthContext, request: BufferedRequest, response: ServerResponse): boolean {
  const { pathname, searchParams } = request.url;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const language = pageLanguage(searchParams, request.headers['accept-language']);
  if (pathname.startsWith('/local/')) return serveAsset(pathname.slice('/local/'.length), response);
  if (pathname === '/emulator/auth/iframe') {
    sendText(response, FRAME_PAGE, 'text/html');
  } else if (pathname === '/emulator/auth/handler') {
    sendText(response, handlerPage(context, searchParams, language), 'text/html');
  } else {
    return false;
  }
  return true;
}

function handlerPage(context: AuthContext, query: URLSearchParams, language: ReturnType<typeof pageLanguage>): string {
  const popup = /popup$/i.test(query.get('authType') ?? '');
  if (!popup || query.get('providerId') !== GOOGLE) return unsupportedSignInPage(language);
  return accountPickerPage(language, context.accounts.withProvider(GOOGLE));
}

function serveAsset(name: string, response: ServerResponse): boolean {
  const contentType = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
  if (contentType === undefined) return false;
  sendText(response, readFileSync(path.join(import.meta.dirname, name), 'utf8'), contentType);
  return true;
}
