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

/** Has App Check vouch for the page from the first request on: the SDK's services send its token by themselves. */
export function attest(app: FirebaseApp): void {
  const config = firebaseConfig();
  const provider = providerOf(config);
  // The SDK takes a made-up provider's tokens by the server's clock: on a device that is fast it would renew them without end.
  const isTokenAutoRefreshEnabled = provider instanceof ReCaptchaEnterpriseProvider;
  if (provider) appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled });
}

/** The token for a request that no SDK makes; undefined where nothing vouches for the page. */
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

/** The SDK's own debug provider knows the hosted service alone. */
async function exchanged(address: string, debugToken: string) {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify({ debugToken }) });
  if (!response.ok) throw new Error(`App Check has answered ${response.status}`);
  const { token, ttl } = (await response.json()) as { token: string; ttl: string };
  return { token, expireTimeMillis: Date.now() + Number.parseFloat(ttl) * 1000 };
}
