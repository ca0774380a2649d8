import type { JsonObject } from '../http/parse-json.ts';
import type { AuthContext } from './auth-context.ts';

/** What an operation is asked: `admin` when firebase-admin asks (Bearer owner), `origin` is local-cloud's own address. */
interface AuthRequest {
  body: JsonObject;
  admin: boolean;
  origin: string;
}

/** One `accounts:<operation>`; returns the response body and throws AuthError. */
export type AuthOperation = (context: AuthContext, request: AuthRequest) => JsonObject;
