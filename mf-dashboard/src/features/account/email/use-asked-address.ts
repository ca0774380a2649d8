import { keptEdits } from '@cursiv/shared-data/edits';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';

/** How long the hosted service's link can be opened, in milliseconds. */
const LINK_MS = 72 * 3_600_000;

const askedSchema = z.object({ email: z.string(), at: z.number() });

interface AskedAddress {
  /** The new address that waits for its link to be opened; undefined when none does. */
  asked: string | undefined;
  ask(email: string): void;
  forget(): void;
}

/**
 * The new address that the person asked for in this browser, since the service itself does not say what it waits for. `follow` runs when
 * it has become the account's.
 */
export function useAskedAddress(uid: string, present: string, follow: () => void): AskedAddress {
  const kept = useMemo(() => keptEdits(uid, 'address', askedSchema), [uid]);
  const [asked, setAsked] = useState(() => {
    const last = kept.read();
    return last && Date.now() - last.at < LINK_MS ? last.email : undefined;
  });
  const isThere = asked?.toLowerCase() === present.toLowerCase();
  useEffect(() => {
    if (!isThere) return;
    kept.clear();
    follow();
  }, [isThere, kept, follow]);
  return {
    asked: isThere ? undefined : asked,
    ask: (email) => {
      kept.keep({ email, at: Date.now() });
      setAsked(email);
    },
    forget: () => {
      kept.clear();
      setAsked(undefined);
    },
  };
}
