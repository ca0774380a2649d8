import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenSeal } from '../auth/tokens/token-seal.ts';
import { ResourceNames } from '../firestore-model/names/resource-names.ts';
import { HttpError } from '../http/http-error.ts';
import type { Watch } from '../request-log/watch.ts';
import { toFunctionRequest } from './function-request.ts';
import { toFunctionResponse } from './function-response.ts';
import {
  type HostedFunction,
  type HostedFunctions,
  hostedFunctions,
  isCalledByRequests,
  regionsOf,
} from './hosted-function.ts';
import { type Clock, systemClock } from './schedules/clock.ts';
import { Schedules } from './schedules/schedules.ts';
import { FirestoreTriggers, isSupported } from './triggers/firestore-triggers.ts';

export interface FunctionsHostOptions {
  project: string;
  /** Imports the module that exports the functions. */
  load: () => Promise<Record<string, unknown>>;
  watch: Watch;
  /** What tells real ID tokens from others, where strangers reach the backend. */
  seal?: TokenSeal | undefined;
  /** The clock for schedules; this computer's by default. */
  clock?: Clock;
}

/** A request for a function: `/<project>/<region>/<name>[/<rest>]`. */
interface FunctionAddress {
  region: string;
  name: string;
  rest: string;
}

/**
 * Hosts functions started by requests, documents and the clock. Their module is imported on first use: firebase-admin
 * takes a second and 40 MB to load.
 */
export class FunctionsHost {
  readonly triggers: FirestoreTriggers;
  readonly #schedules: Schedules;
  readonly #options: FunctionsHostOptions;
  #loading: Promise<HostedFunctions> | undefined;

  constructor(options: FunctionsHostOptions) {
    const { project, watch, clock = systemClock } = options;
    this.#options = options;
    this.triggers = new FirestoreTriggers(new ResourceNames(project), this.all, watch);
    this.#schedules = new Schedules(watch, clock);
  }

  /** All functions by name. Rejects with an error thrown by their module. */
  readonly all = (): Promise<HostedFunctions> => {
    this.#loading ??= this.#load();
    return this.#loading;
  };

  /** The functions with a schedule, which runs from now on. */
  async schedules(): Promise<Schedules> {
    await this.all();
    return this.#schedules;
  }

  /** Whether the path belongs to a function. */
  owns(url: URL): boolean {
    return this.#address(url) !== undefined;
  }

  /** Runs the function; its error is answered as INTERNAL. Throws HttpError when there is no such function. */
  async handle(request: IncomingMessage, body: Buffer, url: URL, response: ServerResponse): Promise<void> {
    const address = this.#address(url);
    if (!address) throw new HttpError(404, 'NOT_FOUND', 'Not a function address.');
    const run = await this.#find(address);
    this.#checkToken(request);
    const functionRequest = toFunctionRequest(request, response, { rawBody: body, url, path: address.rest });
    await run(functionRequest, toFunctionResponse(response));
  }

  /** Whether a page may call the address: that of a callable function, as hosted. */
  async isCallable(url: URL): Promise<boolean> {
    const address = this.#address(url);
    const found = address && (await this.all()).get(address.name);
    return found?.__endpoint.callableTrigger !== undefined;
  }

  /** Beside emulators, firebase-admin believes every unsigned token and no other: it gets those alone that were signed here. */
  #checkToken({ headers }: IncomingMessage): void {
    const { seal } = this.#options;
    if (!seal || headers.authorization === undefined) return;
    const opened = seal.open(/^Bearer (\S+)$/i.exec(headers.authorization)?.[1] ?? '');
    if (opened === undefined) throw new HttpError(401, 'UNAUTHENTICATED', 'This is not an ID token of this project.');
    headers.authorization = `Bearer ${opened}`;
  }

  close(): void {
    this.triggers.close();
    this.#schedules.close();
  }

  #address(url: URL): FunctionAddress | undefined {
    const [, project, region, name, rest = ''] = /^\/([^/]+)\/([a-z0-9-]+)\/([\w-]+)(\/.*)?$/.exec(url.pathname) ?? [];
    if (project !== this.#options.project || region === undefined || name === undefined) return undefined;
    return { region, name, rest };
  }

  async #load(): Promise<HostedFunctions> {
    const functions = hostedFunctions(await this.#options.load());
    for (const [name, { __endpoint }] of functions) {
      if (isHostable(__endpoint)) continue;
      console.error(`The function ${name} has a trigger that local-cloud does not support; it will not run.`);
    }
    this.#schedules.start(functions);
    return functions;
  }

  async #find({ region, name }: FunctionAddress): Promise<HostedFunction> {
    const found = (await this.all()).get(name);
    if (!found) throw new HttpError(404, 'NOT_FOUND', `The function ${name} does not exist.`);
    if (!isCalledByRequests(found))
      throw new HttpError(501, 'UNIMPLEMENTED', `${name} is not started by requests but by events or the clock.`);
    if (!regionsOf(found).includes(region))
      throw new HttpError(404, 'NOT_FOUND', `The function ${name} does not run in ${region}.`);
    return found;
  }
}

function isHostable(endpoint: HostedFunction['__endpoint']): boolean {
  const { httpsTrigger, callableTrigger, scheduleTrigger, eventTrigger } = endpoint;
  return Boolean(httpsTrigger ?? callableTrigger ?? scheduleTrigger) || (!!eventTrigger && isSupported(eventTrigger));
}
