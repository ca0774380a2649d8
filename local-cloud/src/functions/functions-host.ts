import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../http/http-error.ts';
import { toFunctionRequest } from './function-request.ts';
import { toFunctionResponse } from './function-response.ts';
import { type HostedFunction, isBackgroundFunction, isHostedFunction, regionsOf } from './hosted-function.ts';

/** Imports the module whose exports are the functions. */
export type LoadFunctions = () => Promise<Record<string, unknown>>;

/** A request for a function: `/<project>/<region>/<name>[/<rest>]`. */
interface FunctionAddress {
  region: string;
  name: string;
  rest: string;
}

/** Hosts callable and HTTP functions. Their module is imported on the first call: firebase-admin takes a second to load. */
export class FunctionsHost {
  readonly #project: string;
  readonly #load: LoadFunctions;
  #loading: Promise<Record<string, unknown>> | undefined;

  constructor(project: string, load: LoadFunctions) {
    this.#project = project;
    this.#load = load;
  }

  /** Whether the path is a function's. */
  owns(url: URL): boolean {
    return this.#address(url) !== undefined;
  }

  /** Runs the function; what it throws is answered as INTERNAL. Throws HttpError when there is no such function. */
  async handle(request: IncomingMessage, body: Buffer, url: URL, response: ServerResponse): Promise<void> {
    const address = this.#address(url);
    if (!address) throw new HttpError(404, 'NOT_FOUND', 'Not a function address.');
    const run = await this.#find(address);
    const functionRequest = toFunctionRequest(request, body, url, address.rest);
    await run(functionRequest, toFunctionResponse(response));
  }

  #address(url: URL): FunctionAddress | undefined {
    const [, project, region, name, rest = ''] = /^\/([^/]+)\/([a-z0-9-]+)\/([\w-]+)(\/.*)?$/.exec(url.pathname) ?? [];
    if (project !== this.#project || region === undefined || name === undefined) return undefined;
    return { region, name, rest };
  }

  async #find({ region, name }: FunctionAddress): Promise<HostedFunction> {
    this.#loading ??= this.#load();
    const functions = await this.#loading;
    const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (isBackgroundFunction(found)) {
      throw new HttpError(
        501,
        'UNIMPLEMENTED',
        `${name} has a background trigger, which local-cloud does not support.`,
      );
    }
    if (!isHostedFunction(found)) throw new HttpError(404, 'NOT_FOUND', `The function ${name} does not exist.`);
    if (!regionsOf(found).includes(region)) {
      throw new HttpError(404, 'NOT_FOUND', `The function ${name} does not run in ${region}.`);
    }
    return found;
  }
}
