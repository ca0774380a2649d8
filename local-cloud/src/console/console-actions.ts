import type { Account } from '../auth/accounts/account.ts';
import { parseFault } from '../faults/fault.ts';
import { collectionOf } from '../firestore-model/names/resource-names.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';

/** Carries out a form's action; returns the next page. Throws HttpError. */
type Action = (services: Services, form: URLSearchParams) => string | Promise<string>;

/** The actions of the console's forms, by address. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  '/reset': async ({ reset }) => {
    await reset();
    return '/?done=reset';
  },
  '/counters/reset'({ watch }) {
    watch.counters.reset();
    return '/?done=counters';
  },
  '/accounts/disable': (services, form) => setDisabled(services, form, true),
  '/accounts/enable': (services, form) => setDisabled(services, form, false),
  '/accounts/delete'(services, form) {
    services.auth.accounts.remove(accountOf(services, form).localId);
    return '/accounts?done=deleted';
  },
  '/documents/delete'({ firestore }, form) {
    const path = form.get('path') ?? '';
    if (!path.includes('/') || !firestore.remove(path)) throw notFound(`The document ${path}`);
    return `/documents?${new URLSearchParams({ path: collectionOf(path), done: 'deleted' })}`;
  },
  '/files/delete': async ({ storage }, form) => {
    const name = form.get('name') ?? '';
    const object = storage.find(form.get('bucket') ?? '', name);
    if (!object) throw notFound(`The file ${name}`);
    await storage.remove(object);
    return '/files?done=deleted';
  },
  '/functions/run': async ({ functions }, form) => {
    const schedules = await functions.schedules();
    const succeeded = await schedules.run(form.get('name') ?? '');
    return `/functions?done=${succeeded ? 'ran' : 'ranBadly'}`;
  },
  '/faults/add'({ faults }, form) {
    faults.add(faultOf(form));
    return '/faults?done=faultAdded';
  },
  '/faults/clear'({ faults }) {
    faults.clear();
    return '/faults?done=faultsCleared';
  },
};

function setDisabled(services: Services, form: URLSearchParams, disabled: boolean): string {
  services.auth.accounts.save({ ...accountOf(services, form), disabled });
  return `/accounts?done=${disabled ? 'disabled' : 'enabled'}`;
}

function accountOf({ auth }: Services, form: URLSearchParams): Account {
  const uid = form.get('uid') ?? '';
  const account = auth.accounts.byId(uid);
  if (!account) throw notFound(`The account ${uid}`);
  return account;
}

function faultOf(form: URLSearchParams) {
  const filled = (name: string) => form.get(name) || undefined;
  const numbers = { latencyMs: filled('latencyMs'), times: filled('times') };
  const answer = filled('answer');
  const given = {
    service: filled('service'),
    path: filled('path'),
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value && Number(value)])),
    ...(answer === 'drop' ? { drop: true } : { status: answer && Number(answer) }),
  };
  return parseFault(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)), 'fault');
}

function notFound(what: string): HttpError {
  return new HttpError(404, 'NOT_FOUND', `${what} does not exist.`);
}
