import { createContext, useContext } from 'react';
import type { SectionHost } from '../composition/section-host.ts';

const HostContext = createContext<SectionHost | undefined>(undefined);
export const HostProvider = HostContext.Provider;

/** The sections of this document. */
export function useHost(): SectionHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('a part of the page stands outside the site');
  return host;
}
