import type { IncomingMessage } from 'node:http';
import { isProgramsToken, type TokenSeal } from '../auth/tokens/token-seal.ts';

/**
 * On the port that only programs of this machine reach, firebase-admin's fixed credential becomes the real one, which
 * nobody can know. What comes over the network has no such door.
 */
export function vouchForPrograms({ headers }: IncomingMessage, seal: TokenSeal): void {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && isProgramsToken(token)) headers.authorization = `Bearer ${seal.operator}`;
}
