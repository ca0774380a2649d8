import { type Loadable, useWatch, watchOwnCertificates } from '@cursiv/shared-data';
import type { Certificate } from '@cursiv/shared-domain';
import { useMemo } from 'react';

/** Watches a person's certificates. */
export const useOwnCertificates = (uid: string): Loadable<Certificate[]> =>
  useWatch(useMemo(() => watchOwnCertificates(uid), [uid]));
