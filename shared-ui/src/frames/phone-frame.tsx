import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { mirrorStyles } from './mirror-styles.ts';
import * as styles from './phone-frame.module.css';

/** With its own document, so that what depends on the width of a screen is as on a phone. */
export function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
  const [inside, setInside] = useState<Document>();
  const loaded = useCallback((frame: HTMLIFrameElement | null) => setInside(frame?.contentDocument ?? undefined), []);
  useEffect(() => (inside ? mirrorStyles(document, inside) : undefined), [inside]);
  return (
    <>
      <iframe
        title={title}
        className={styles.phone}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => loaded(currentTarget)}
      />
      {inside && createPortal(<div className={styles.inside}>{children}</div>, inside.body)}
    </>
  );
}
