import type { ServerResponse } from 'node:http';
import type { BufferedRequest } from '../../http/request.ts';
import { sendText } from '../../http/send.ts';
import { MIN_PASSWORD_LENGTH } from '../accounts/password.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { applyOobCode } from '../operations/apply-oob-code.ts';
import { resetPassword } from '../operations/reset-password.ts';
import type { OobCode } from '../tokens/oob-codes.ts';
import { actionDonePage, actionPage, actionProblemPage } from './action-page.ts';
import { type Language, pageLanguage } from './language.ts';

/** `/emulator/action`: GET asks (link scanners must not use the code up), POST carries out the link's action. */
export function answerActionLink(context: AuthContext, request: BufferedRequest, response: ServerResponse): void {
  const query = request.url.searchParams;
  const language = pageLanguage(query, request.headers['accept-language']);
  try {
    const code = context.oobCodes.find(query.get('oobCode') ?? '');
    const page = request.method === 'POST' ? act(context, code, request, language) : ask(code, language);
    sendText(response, page, 'text/html');
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    sendText(response, actionProblemPage(language), 'text/html', 400);
  }
}

function ask({ email, newEmail, requestType }: OobCode, language: Language): string {
  return actionPage(language, newEmail ?? email, requestType);
}

function act(context: AuthContext, code: OobCode, { url, body }: BufferedRequest, language: Language): string {
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
