import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteOrigins } from '@cursiv/shared-platform';
import { siteOrigins } from '@cursiv/shared-platform';

const local = path.resolve(import.meta.dirname, '../../local');

/** The deployment around a development shell: its registry and configuration, and the source of pages' data. */
export interface Deployment {
  registry: string;
  config: string;
  payload: { target: string; path: string };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** This machine's own site. */
export const localDeployment = (): Deployment => ({
  registry: readFileSync(path.join(local, 'registry.json'), 'utf8'),
  config: readFileSync(path.join(local, 'config.json'), 'utf8'),
  payload: { target: 'http://127.0.0.1:3010', path: '/demo-cursiv/us-central1/payload' },
});

/** A site that runs elsewhere. Throws when it does not reveal its registry and configuration. */
export async function deploymentAt(origin: string): Promise<Deployment> {
  const [registry, config] = await Promise.all([
    fetchText(`${origin}/platform/registry.json`),
    fetchText(`${origin}/platform/config.json`),
  ]);
  return { registry, config, payload: { target: origin, path: '' } };
}

/** The origins that pages of the deployment use. */
export const originsOf = ({ registry, config }: Deployment): SiteOrigins =>
  siteOrigins(JSON.parse(registry), JSON.parse(config));
