import { ORIGINS } from '../serve/site.ts';
import { isTaken, portOwner } from './port-owner.ts';

/** Backend and mail. */
const SERVICES = [3010, 3011];

/**
 * Makes sure that the ports of the site are free: the tests run one of their own. Throws with one line that names the
 * ports and what has them.
 */
export async function assertFreePorts(
  ports: readonly number[] = [...Object.values(ORIGINS), ...SERVICES],
): Promise<void> {
  const taken: string[] = [];
  for (const port of ports) {
    if (await isTaken(port)) taken.push(`${port} by ${portOwner(port) ?? 'another program'}`);
  }
  if (taken.length > 0)
    throw new Error(`The tests need ports that are in use: ${taken.join(', ')}. Stop it, and run them again.`);
}
