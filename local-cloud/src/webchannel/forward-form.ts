/** The form-encoded body of a forward-channel POST. */
export interface ForwardForm {
  /** Request headers that travel inside the body, by lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** Number of the first map; a repeated POST repeats it. */
  offset: number;
  /** The messages, as JSON text; undefined for a map without data. */
  maps: (string | undefined)[];
}

/** More maps than a client ever sends at once; a larger count is reduced to it. */
const MAX_MAPS = 1000;

/** Parses `headers=…&count=N&ofs=K&req0___data__=…`. Missing parts are empty or zero. */
export function readForwardForm(body: string): ForwardForm {
  const form = new URLSearchParams(body);
  const count = Math.min(number(form.get('count')), MAX_MAPS);
  return {
    headers: readHeaders(form.get('headers') ?? ''),
    offset: number(form.get('ofs')),
    maps: Array.from({ length: count }, (_, index) => form.get(`req${index}___data__`) ?? undefined),
  };
}

function readHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function number(text: string | null): number {
  const value = Number(text ?? 0);
  return Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
