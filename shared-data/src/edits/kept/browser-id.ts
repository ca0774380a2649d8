const KEY = 'cursiv.browser';
let known: string | undefined;

/** This browser's name, made up once: it tells a person's saves in it from their saves elsewhere. */
export function browserId(): string {
  known ??= storedId() ?? crypto.randomUUID();
  try {
    localStorage.setItem(KEY, known);
  } catch {
    // Where nothing is stored, every page is a browser of its own.
  }
  return known;
}

function storedId(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
