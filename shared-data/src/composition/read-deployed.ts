import { AppError } from '@cursiv/shared-domain';
import { type PointerFile, parsePointer, parseRegistry, type RegistryFile } from '@cursiv/shared-platform';

/** How long a file of the site may take, in milliseconds. */
const TIME_OUT_MS = 8_000;

/** What the deploys of the shell and of the sections have brought. */
export interface Deployed {
  registry: RegistryFile;
  /** By section; absent where its site does not answer. */
  pointers: Record<string, PointerFile>;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIME_OUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Reads the deployed registry and the sections' pointers. Throws AppError `offline`. */
export async function readDeployed(): Promise<Deployed> {
  const registry = await fetchJson('/platform/deployed-registry.json').then(parseRegistry, (cause: unknown) => {
    throw new AppError('offline', String(cause), { cause });
  });
  const pointers = Object.entries(registry.sections).map(async ([section, { origin }]) => {
    const pointer = await fetchJson(`${origin}/current.json`).then((file) => parsePointer(file, section));
    return [section, pointer] as const;
  });
  const read = await Promise.allSettled(pointers);
  return {
    registry,
    pointers: Object.fromEntries(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))),
  };
}
