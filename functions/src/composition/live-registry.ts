import { NO_ORDERS, type StoredOrders } from '@cursiv/shared-domain';
import { type RegistryFile, withOrders } from '@cursiv/shared-platform';
import { remembered } from '../site/remembered.ts';

/** Where the registry is made from. */
export interface RegistrySources {
  /** What the shell's deploy brought. */
  file(): Promise<RegistryFile>;
  orders(): Promise<StoredOrders>;
  /** Hears why the orders are not known. */
  warn(problem: unknown): void;
}

/**
 * Answers with the registry as visitors get it. The last orders stand while the database does not answer; where none are known, the file
 * speaks alone, so that no failure of the database takes the site with it. Rejects while the file cannot be had.
 */
export function liveRegistry({ file, orders, warn }: RegistrySources): () => Promise<RegistryFile> {
  // A deploy shows at once; its last file stands when the site does not answer.
  const deployed = remembered(file, 0);
  const ordered = remembered(orders);
  return async () => {
    const known = ordered().catch((problem: unknown) => {
      warn(problem);
      return NO_ORDERS;
    });
    return withOrders(await deployed(), await known);
  };
}
