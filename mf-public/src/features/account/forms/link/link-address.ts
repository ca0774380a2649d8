import * as z from 'zod/mini';

const KEY = 'cursiv:link-address';
/** A link is good for six hours. */
const LIFE_MS = 6 * 3_600_000;

const askedSchema = z.object({ email: z.string(), at: z.number() });

/** The address to which this browser had a link sent; undefined elsewhere, later, and where nothing is stored. */
export function linkAddress(): string | undefined {
  try {
    const { data } = askedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return data && Date.now() - data.at < LIFE_MS ? data.email : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the address for the tab in which the link opens, or forgets it. */
export function keepLinkAddress(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ email, at: Date.now() }));
  } catch {
    // The link asks for the address.
  }
}
