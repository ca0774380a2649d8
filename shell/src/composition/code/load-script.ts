/** A section's script must arrive within this time. */
const TIME_OUT_MS = 10_000;

/** A script that could not be fetched, in the words that the bundler has for it. */
export class LoadFailure extends Error {
  override readonly name = 'ChunkLoadError';
  /** Address of the script. */
  readonly request: string;

  constructor(request: string) {
    super(`${request} could not be loaded`);
    this.request = request;
  }
}

/** Runs a script once its bytes are those of the hash; without a hash only a developer's own. Rejects with LoadFailure. */
export function loadScript(url: string, integrity: string | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  const fail = () => reject(new LoadFailure(url));
  const timer = setTimeout(fail, TIME_OUT_MS);
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.onload = () => resolve();
  script.onerror = fail;
  script.src = url;
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
