import { createOwnTranslator } from '@cursiv/shared-i18n';
import { isReloadHeld, toast } from '@cursiv/shared-platform/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { isLoadFailure } from './is-load-failure.ts';
import { whenIdle } from './when-idle.ts';

const { useT } = createOwnTranslator(
  { failed: 'Nu s-a putut deschide. Încearcă din nou.' },
  { failed: 'This could not be opened. Try again.' },
);

/** Code that a page shows only after somebody has asked for it. */
export interface OnDemand<Code> {
  /** Undefined until it has come. */
  code: Code | undefined;
  /** Makes `code` come. Rejects when it cannot be had; may be called again then. */
  load: () => Promise<void>;
}

/** Names code that loads once the page is idle, by its `import()`; `useOnDemand` gets it. */
export function onDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  const part: OnDemand<Code> = {
    code: undefined,
    load: async () => {
      part.code = await load();
    },
  };
  // Nobody has asked for it yet, so nobody needs to hear of a failure. The server asks for nothing.
  if (typeof document !== 'undefined') whenIdle(() => void part.load().catch(() => {}));
  return part;
}

/**
 * The code, or undefined until it has come; it loads at once when it is wanted before the page is idle. Throws the failure to load it
 * to the page's boundary. While the page holds what a reload would lose, it says so and calls `giveUp` instead, after which the code is
 * no longer wanted; when it is wanted again, it is asked for again.
 */
export function useOnDemand<Code>(part: OnDemand<Code>, isWanted: boolean, giveUp: () => void): Code | undefined {
  const t = useT();
  const [, setHasCome] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isMissing = isWanted && part.code === undefined;
  const fail = useEffectEvent((error: unknown) => {
    if (!isLoadFailure(error) || !isReloadHeld()) return setFailure({ error });
    toast(t('failed'), { tone: 'danger' });
    giveUp();
  });
  useEffect(() => {
    if (!isMissing) return;
    let isStillWanted = true;
    part.load().then(
      () => isStillWanted && setHasCome(true),
      (error: unknown) => isStillWanted && fail(error),
    );
    return () => {
      isStillWanted = false;
    };
  }, [part, isMissing]);
  if (failure) throw failure.error;
  return part.code;
}
