import type { Authenticate } from '../auth/tokens/authenticate.ts';
import { decodeJwt } from '../auth/tokens/id-token.ts';

/**
 * Also believes tokens that nobody signed and no account stands behind: a test says who asks. `ordinary` comes first, so
 * that accounts of this backend stay who they are.
 */
export function trustUnsigned(ordinary: Authenticate): Authenticate {
  return (header) => {
    try {
      return ordinary(header);
    } catch (error) {
      const token = /^(?:Bearer|Firebase) ([\w-]+\.[\w-]+\.)$/i.exec(header ?? '')?.[1];
      const claims = token === undefined ? undefined : decodeJwt(token);
      if (typeof claims?.sub !== 'string') throw error;
      return { uid: claims.sub, token: claims };
    }
  };
}
