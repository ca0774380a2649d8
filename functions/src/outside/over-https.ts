import { AppError } from '@cursiv/shared-domain';
import type { Outside } from './ask-checked.ts';

/** Whom addresses that people bring may lead to: the open internet over https, and beside local services these origins of this machine. */
export interface OverHttps extends Outside {
  local: readonly string[];
}

/** What may be asked at this address. Throws AppError `no-access` for what is not https. */
export function reachable(url: URL, of: OverHttps): Outside {
  if (of.local.includes(url.origin)) return { ...of, isAllowed: () => true, ports: [url.port] };
  if (url.protocol !== 'https:') throw new AppError('no-access', `${url.protocol} is not https`);
  return of;
}
