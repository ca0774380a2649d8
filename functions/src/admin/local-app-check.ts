import type { App } from 'firebase-admin/app';
import { getAppCheck, type VerifyAppCheckTokenResponse } from 'firebase-admin/app-check';
import * as z from 'zod/mini';

const ISSUER = 'https://firebaseappcheck.googleapis.com/';

const tokenSchema = z.object({
  iss: z.string().check(z.startsWith(ISSUER)),
  aud: z.array(z.string()),
  sub: z.string().check(z.minLength(1)),
  iat: z.number(),
  exp: z.number(),
});

/**
 * Lets the Admin SDK accept local-cloud's App Check tokens, which are unsigned like its ID tokens. Everything else is
 * checked as hosted, so that calls without a token, with an expired one or with another project's are refused here too.
 */
export function acceptLocalTokens(app: App, projectId: string, now: () => number = Date.now): void {
  getAppCheck(app).verifyToken = async (token): Promise<VerifyAppCheckTokenResponse> => {
    const [, payload = ''] = token.split('.');
    const claims = z.parse(tokenSchema, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (!claims.aud.includes(`projects/${projectId}`)) throw new Error('An App Check token of another project.');
    if (claims.exp * 1000 <= now()) throw new Error('An App Check token that has expired.');
    return { appId: claims.sub, token: { ...claims, app_id: claims.sub } };
  };
}
