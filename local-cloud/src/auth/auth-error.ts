/**
 * An Identity Toolkit error: `message` is the code that the SDK maps (EMAIL_EXISTS → auth/email-already-in-use); what
 * follows " : " is for people and ignored by the mapping.
 */
export class AuthError extends Error {
  readonly http: number;

  constructor(message: string, http = 400) {
    super(message);
    this.name = 'AuthError';
    this.http = http;
  }
}

/** The body Identity Toolkit answers errors with. */
export function authErrorBody(error: AuthError) {
  const { http, message } = error;
  return { error: { code: http, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}

/** For what hosted Firebase offers and local-cloud does not. */
export function notSupported(what: string): AuthError {
  return new AuthError(`OPERATION_NOT_ALLOWED : ${what} is not supported by local-cloud.`);
}
