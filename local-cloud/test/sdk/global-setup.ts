import { findEmulator } from '../emulator.ts';
import { startGoogle } from './backend/start-google.ts';
import { startLocal } from './backend/start-local.ts';
import { servePage } from './page/serve-page.ts';

/** Starts the backend and the page; returns a function that stops them. The workers find their addresses in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const jar = process.env.SDK_BACKEND === 'google' ? findEmulator() : undefined;
  const page = await servePage();
  const backend = await (jar === undefined ? startLocal() : startGoogle(jar));
  process.env.SDK_PAGE_URL = page.url;
  process.env.SDK_BACKEND_URL = backend.url;
  return async () => {
    page.stop();
    await backend.stop();
  };
}
