import type { JsonObject } from '../http/parse-json.ts';
import { MIN_PASSWORD_LENGTH, PASSWORD_HASH } from './accounts/password.ts';

/** `GET /v1/projects`: the domains that may open the popup. */
export function projectConfig(project: string): JsonObject {
  return { projectId: project, authorizedDomains: ['localhost', '127.0.0.1'] };
}

/** `GET /admin/v2/projects/<project>/config`: how passwords are hashed, for whoever takes the accounts elsewhere. */
export function adminConfig(project: string): JsonObject {
  return { name: `projects/${project}/config`, signIn: { hashConfig: PASSWORD_HASH } };
}

/** `GET /v2/recaptchaConfig`: reCAPTCHA is off. */
export function recaptchaConfig(): JsonObject {
  return { recaptchaKey: '', recaptchaEnforcementState: [] };
}

/** `GET /v2/passwordPolicy`, which the SDK's validatePassword reads: hosted Firebase's default policy. */
export function passwordPolicy(): JsonObject {
  return {
    customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH, maxPasswordLength: 4096 },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    schemaVersion: 1,
    enforcementState: 'OFF',
  };
}
