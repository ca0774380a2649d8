import type { FirebaseApp } from 'firebase/app';
import {
  type AppCheck,
  type AppCheckTokenResult,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { type FirebaseConfig, firebaseConfig } from './config.ts';

let appCheck: AppCheck | undefined;

/** Attests the page with App Check from the first request on; the SDK's services send its token by themselves. */
export function attest(app: FirebaseApp): void {
  const config = firebaseConfig();
  const provider = providerOf(config);
  // The SDK judges tokens of a custom provider by the server's clock: a device whose clock is fast would renew them
  // endlessly.
  const isTokenAutoRefreshEnabled = provider instanceof ReCaptchaEnterpriseProvider;
  if (provider) appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled });
}

/** The token for a request that no SDK makes; undefined where App Check is not set up. */
export async function attestation(): Promise<string | undefined> {
  if (!appCheck) return undefined;
  const { token }: AppCheckTokenResult = await getToken(appCheck);
  return token;
}

function providerOf({ appCheck: by, firebase, localCloud }: FirebaseConfig) {
  if (!by) return undefined;
  if ('siteKey' in by) return new ReCaptchaEnterpriseProvider(by.siteKey);
  const { projectId, appId } = firebase;
  const service = `${localCloud}/firebaseappcheck.googleapis.com/v1`;
  const address = `${service}/projects/${projectId}/apps/${appId}:exchangeDebugToken`;
  return new CustomProvider({ getToken: () => exchanged(address, by.debugToken) });
}

/** The SDK's own debug provider only knows the hosted service. */
async function exchanged(address: string, debugToken: string) {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify({ debugToken }) });
  if (!response.ok) throw new Error(`App Check has answered ${response.status}`);
  const { token, ttl } = (await response.json()) as { token: string; ttl: string };
  return { token, expireTimeMillis: Date.now() + Number.parseFloat(ttl) * 1000 };
}
