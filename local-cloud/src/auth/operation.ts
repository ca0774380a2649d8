import type { JsonObject } from '../http/parse-json.ts';
import type { AuthContext } from './auth-context.ts';

/** The input of an operation: `admin` for calls by firebase-admin (Bearer owner), `origin` is local-cloud's own address. */
export interface AuthRequest {
  body: JsonObject;
  admin: boolean;
  origin: string;
}

/** One `accounts:<operation>`; returns the response body and throws AuthError. */
export type AuthOperation = (context: AuthContext, request: AuthRequest) => JsonObject;
