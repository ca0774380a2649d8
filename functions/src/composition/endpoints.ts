import { originSource, pointerOf } from '@cursiv/shared-platform/checking';
import { ACCOUNTS } from '../accounts.ts';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { etagOf } from '../etag.ts';
import { SINGLE } from '../limits.ts';
import { onRequest } from '../logged/https.ts';
import { warn } from '../logged/log.ts';
import { publicOrigin } from '../public-origin.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { changeMaintenance as changeSiteMaintenance, maintenanceChangeSchema } from './change-maintenance.ts';
import { changeRegistry as change, changeSchema } from './change-registry.ts';
import { switchChangeSchema, changeSwitch as turnSwitch } from './change-switch.ts';
import { deployedRegistry } from './deployed-registry.ts';
import { liveRegistry } from './live-registry.ts';
import { takeBackCanaries as takeBack } from './take-back.ts';

let ask: ReturnType<typeof liveRegistry> | undefined;

/** The registry as visitors get it: the deployed file with what administrators have ordered. */
export const registry = onRequest({ serviceAccount: ACCOUNTS.page }, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  ask ??= liveRegistry({
    file: () => deployedRegistry(publicOrigin()),
    orders: () => storedOrders(firestoreStore()),
    warn: (problem) => warn('The orders for the registry are not known', problem),
  });
  const body = JSON.stringify(await ask());
  const tag = etagOf(body);
  const isKnown = request.headers['if-none-match'] === tag;
  response.writeHead(isKnown ? 304 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    ETag: tag,
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
});

/** An administrator changes what visitors get of a section. Each call reads a whole release, so its allowance is small. */
export const changeRegistry = callable(
  changeSchema,
  limited('changeRegistry', { most: 60, spanMs: 3_600_000 }, async (request, caller) => {
    const origin = publicOrigin();
    const file = await deployedRegistry(origin);
    return change(firestoreStore(), { origin, file }, request, caller, new Date());
  }),
);

/** An administrator begins or ends the site's maintenance. */
export const changeMaintenance = callable(
  maintenanceChangeSchema,
  limited('changeMaintenance', { most: 60, spanMs: 3_600_000 }, (request, caller) =>
    changeSiteMaintenance(firestoreStore(), request, caller, new Date()),
  ),
);

/** An administrator orders who has a feature. */
export const changeSwitch = callable(
  switchChangeSchema,
  limited('changeSwitch', { most: 60, spanMs: 3_600_000 }, (request, caller) =>
    turnSwitch(firestoreStore(), request, caller, new Date()),
  ),
);

/** Takes back releases that are tried out and fail too often. */
export const takeBackCanaries = onSchedule({ schedule: 'every 5 minutes', ...SINGLE }, async () => {
  const site = {
    file: await deployedRegistry(publicOrigin()),
    pointer: (section: string, origin: string) => pointerOf({ section, site: originSource(origin) }),
  };
  for (const taken of await takeBack(firestoreStore(), site, new Date())) warn(`Taken back: ${taken}`);
});
