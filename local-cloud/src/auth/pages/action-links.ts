import type { ServerResponse } from 'node:http';
import type { BufferedRequest } from '../../http/request.ts';
import { sendText } from '../../http/send.ts';
import { MIN_PASSWORD_LENGTH } from '../accounts/password.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { applyOobCode } from '../operations/apply-oob-code.ts';
import { resetPassword } from '../operations/reset-password.ts';
import type { OobCode } from '../tokens/oob-codes.ts';
import { type ActionType, actionDonePage, actionPage, actionProblemPage } from './action-page.ts';
import { type Language, pageLanguage } from './language.ts';

/** `/emulator/action`: GET asks (link scanners must not use the code up), POST carries out the link's action. */
export function answerActionLink(context: AuthContext, request: BufferedRequest, response: ServerResponse): void {
  const query = request.url.searchParams;
  const language = pageLanguage(query, request.headers['accept-language']);
  try {
    const code = context.oobCodes.find(query.get('oobCode') ?? '');
    const { requestType } = code;
    if (requestType === 'EMAIL_SIGNIN') {
      lead(query, response);
      return;
    }
    const link = { ...code, requestType };
    const page = request.method === 'POST' ? act(context, link, request, language) : ask(link, language);
    sendText(response, page, 'text/html');
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    sendText(response, actionProblemPage(language), 'text/html', 400);
  }
}

type ActionCode = OobCode & { requestType: ActionType };

/** To the app, which asks for the address; the code comes along, as hosted. */
function lead(query: URLSearchParams, response: ServerResponse): void {
  const target = new URL(query.get('continueUrl') ?? 'about:blank');
  for (const [name, value] of query) target.searchParams.set(name, value);
  response.writeHead(302, { location: target.href, 'cache-control': 'no-store' }).end();
}

function ask({ email, newEmail, requestType }: ActionCode, language: Language): string {
  return actionPage(language, newEmail ?? email, requestType);
}

function act(context: AuthContext, code: ActionCode, { url, body }: BufferedRequest, language: Language): string {
  const { oobCode, requestType, email } = code;
  if (requestType !== 'PASSWORD_RESET') {
    applyOobCode(context, oobCode);
    return actionDonePage(language, requestType, url.searchParams.get('continueUrl'));
  }
  const newPassword = new URLSearchParams(body.toString('utf8')).get('newPassword') ?? '';
  if (newPassword.length < MIN_PASSWORD_LENGTH) return actionPage(language, email, requestType, true);
  resetPassword(context, { body: { oobCode, newPassword }, admin: false, origin: url.origin });
  return actionDonePage(language, requestType, url.searchParams.get('continueUrl'));
}
