/**
 * An Identity Toolkit error: `message` is the code that the SDK maps (EMAIL_EXISTS → auth/email-already-in-use); the
 * part after " : " is for people, and the mapping ignores it.
 */
export class AuthError extends Error {
  readonly http: number;

  constructor(message: string, http = 400) {
    super(message);
    this.name = 'AuthError';
    this.http = http;
  }
}

/** The body of Identity Toolkit's error answers. */
export function authErrorBody(error: AuthError) {
  const { http, message } = error;
  return { error: { code: http, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}

/** For features of hosted Firebase that local-cloud lacks. */
export function notSupported(what: string): AuthError {
  return new AuthError(`OPERATION_NOT_ALLOWED : ${what} is not supported by local-cloud.`);
}
