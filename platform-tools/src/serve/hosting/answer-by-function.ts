import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompressedAnswers } from '../edge/compressed-answers.ts';
import { sendAnswer } from '../edge/send-answer.ts';
import { askedPath } from '../files/asked-path.ts';
import type { SiteFiles } from '../files/site-files.ts';
import type { PathRules } from './rules-at.ts';
import type { SiteFunctions } from './site-functions.ts';

/** Whatever is written in another way is read by superstatic. */
const PLAIN = /^(\/[\w~-][\w.~-]*)*\/?$/;

/**
 * Answers what superstatic would leave to a function: no file has the path, and the first rewrite for it names one. What a function cannot
 * answer is left to superstatic, which does not ask it again.
 */
export const answerByFunction =
  (
    files: SiteFiles,
    rulesOf: (pathname: string) => PathRules,
    functions: Pick<SiteFunctions, 'answerTo'>,
    compressed: CompressedAnswers,
  ) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const pathname = askedPath(request);
    const hasFile = () => files.find(pathname) ?? files.find(`${pathname.replace(/\/$/, '')}/index.html`);
    if (!PLAIN.test(pathname) || hasFile()) return next();
    const { rewrite, headersOf } = rulesOf(pathname);
    if (!rewrite || !('function' in rewrite)) return next();
    const answer = await functions.answerTo(request, rewrite);
    if (!answer) return next();
    const headers = { ...answer.headers, ...headersOf(answer.status) };
    await sendAnswer({ ...answer, headers }, compressed, request, response);
  };
