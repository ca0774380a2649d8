import { applicationDefault } from 'firebase-admin/app';
import { BackupError } from '../backup-error.ts';

/** The services of one project, spoken to past all rules. */
export interface Backend {
  project: string;
  bucket: string;
  /** Whether Firestore can be read as it was at one moment. */
  hasReadTime: boolean;
  firestore: string;
  storage: string;
  uploads: string;
  accounts: string;
  /** Where the service says how it hashes passwords. */
  accountsConfig: string;
  /** Where it lists its functions: an array, or an object with `functions`. */
  functions: string;
  authorization: () => Promise<Record<string, string>>;
}

/** local-cloud at an address like `127.0.0.1:3010`. */
export const localBackend = (host: string, project: string): Backend => ({
  ...addresses(project, {
    firestore: `http://${host}`,
    storage: `http://${host}`,
    identity: `http://${host}/identitytoolkit.googleapis.com`,
  }),
  hasReadTime: false,
  functions: `http://${host}/emulator/v1/schedules`,
  authorization: () => Promise.resolve({ authorization: 'Bearer owner' }),
});

/** The hosted project, with the credentials of whoever runs the command. */
export function hostedBackend(project: string): Backend {
  const credential = applicationDefault();
  return {
    ...addresses(project, {
      firestore: 'https://firestore.googleapis.com',
      storage: 'https://storage.googleapis.com',
      identity: 'https://identitytoolkit.googleapis.com',
    }),
    hasReadTime: true,
    functions: `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=1`,
    authorization: async () => ({
      authorization: `Bearer ${(await credential.getAccessToken()).access_token}`,
      // Credentials of a person belong to no project: this one pays.
      'x-goog-user-project': project,
    }),
  };
}

function addresses(
  project: string,
  { firestore, storage, identity }: Record<'firestore' | 'storage' | 'identity', string>,
) {
  const bucket = `${project}.firebasestorage.app`;
  return {
    project,
    bucket,
    firestore: `${firestore}/v1/${databaseOf(project)}`,
    storage: `${storage}/storage/v1/b/${bucket}/o`,
    uploads: `${storage}/upload/storage/v1/b/${bucket}/o`,
    accounts: `${identity}/v1/projects/${project}/accounts`,
    accountsConfig: `${identity}/admin/v2/projects/${project}/config`,
  };
}

/** The name under which documents and references of a project begin. */
export const databaseOf = (project: string): string => `projects/${project}/databases/(default)/documents`;

/** Asks a service. Throws BackupError with its answer unless it agrees, or the answer has one of the `alright` states. */
export async function ask(
  backend: Backend,
  address: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
  alright: readonly number[] = [],
): Promise<Response> {
  const all = { ...headers, ...(await backend.authorization()) };
  const response = await fetch(address, { ...init, headers: all }).catch((cause: unknown) => {
    throw new BackupError(`Nothing answers at ${new URL(address).host}.`, { cause });
  });
  if (response.ok || alright.includes(response.status)) return response;
  const text = (await response.text()).slice(0, 500);
  throw new BackupError(`${new URL(address).pathname} was refused (${response.status}): ${text}`);
}

/** The JSON of an answer; with a body the request is a POST. */
export async function askJson<Answer>(backend: Backend, address: string, body?: string): Promise<Answer> {
  const init = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  return (await (await ask(backend, address, init)).json()) as Answer;
}

/** Whether documents that are written start anything. */
export async function hasFunctions(backend: Backend): Promise<boolean> {
  const answer = await askJson<unknown[] | { functions?: unknown[] }>(backend, backend.functions);
  return (Array.isArray(answer) ? answer : (answer.functions ?? [])).length > 0;
}
