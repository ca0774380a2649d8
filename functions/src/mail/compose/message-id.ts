import { sealsOf } from '../signed-token.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';

const PURPOSE = 'id of a mail';
const LENGTH = 32;

/** Every id that a mail to an address may have had, by the keys that are still taken; the present one first. */
export const messageIdsOf = ({ origin, key }: Site, message: string, address: string): [string, ...string[]] => {
  const [present, ...older] = sealsOf(key, PURPOSE, `${message} ${address.toLowerCase()}`);
  const idOf = (seal: string) => `<${seal.slice(0, LENGTH)}@${new URL(origin).hostname}>`;
  return [idOf(present), ...older.map(idOf)];
};

/** The id of a mail: the same for the same message to the same address, so that whoever gets it twice sees it once. Nobody else can tell it. */
export const messageIdOf = (site: Site, message: string, address: string): string =>
  messageIdsOf(site, message, address)[0];
