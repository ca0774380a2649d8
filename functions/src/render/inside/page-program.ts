import type { PageRequest, RenderedPage, SectionModule, ShellServer } from '@cursiv/shared-platform';
import type { Door } from './door.ts';

/** A compiled module, not yet evaluated. */
type Compiled = (module: { exports: object }, exports: object, require: (name: string) => unknown) => void;

/** What all pages are rendered with until some of it changes. */
export type RenderedSite = Pick<PageRequest, 'origin' | 'registry' | 'config' | 'release'>;

/** A message to the program. */
export interface Incoming {
  /** Evaluate the code of the shell and the section, compiled in this order. */
  start?: { section: string; buildId: string };
  /** For the pages that follow. */
  site?: RenderedSite;
  render?: { id: number } & Pick<PageRequest, 'address' | 'menu'>;
  /** The answer to a page's request. */
  payload?: { ask: number; status: number; body: string } | { ask: number; failed: string };
}

/** A message from the program. */
export type Outgoing =
  | { idle: true }
  | { started: true }
  | { failed: string; id?: number }
  | { id: number; ask: number; address: string }
  | { id: number; page: RenderedPage };

/**
 * Renders pages inside the context; its text is evaluated there, so it uses nothing from this module. Returns the
 * function that takes compiled code.
 */
export function pageProgram({ take, put }: Pick<Door, 'take' | 'put'>, runTimers: () => void) {
  const { parse, stringify } = JSON;
  const modules: Compiled[] = [];
  const asked = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>();
  let asks = 0;
  let shell: ShellServer | undefined;
  let section: SectionModule | undefined;
  let site: RenderedSite | undefined;

  const say = (message: Outgoing) => put(stringify(message));
  const textOf = (error: unknown) => {
    try {
      return String((error as Error).stack ?? error).slice(0, 2_000);
    } catch {
      return 'what was thrown cannot be told';
    }
  };

  const evaluate = (compiled: Compiled | undefined, given: Readonly<Record<string, unknown>>): object => {
    const module = { exports: {} };
    compiled?.(module, module.exports, (name) => {
      if (!Object.hasOwn(given, name)) throw new Error(`${name} is not provided on the server`);
      return given[name];
    });
    return module.exports;
  };

  const start = ({ section: id, buildId }: { section: string; buildId: string }) => {
    const host = evaluate(modules[0], {}) as ShellServer;
    const own = (evaluate(modules[1], host.provided) as { section?: SectionModule }).section;
    if (own?.id !== id || own.buildId !== buildId) throw new Error(`this is the code of ${own?.id} ${own?.buildId}`);
    shell = host;
    section = own;
    say({ started: true });
  };

  const payloadOf = (id: number) => (address: string) =>
    new Promise<Response>((resolve, reject) => {
      const ask = asks;
      asks += 1;
      asked.set(ask, { resolve, reject });
      say({ id, ask, address: `${address}` });
    });

  const render = ({ id, address, menu }: NonNullable<Incoming['render']>) => {
    if (!shell || !section || !site) return say({ id, failed: 'nothing has been started' });
    shell.render({ ...site, address, menu, section, payload: payloadOf(id) }).then(
      (page) => say({ id, page }),
      (error: unknown) => say({ id, failed: textOf(error) }),
    );
  };

  const answer = (payload: NonNullable<Incoming['payload']>) => {
    const waiting = asked.get(payload.ask);
    asked.delete(payload.ask);
    if ('failed' in payload) waiting?.reject(new TypeError(payload.failed));
    else waiting?.resolve(new Response(payload.body, { status: payload.status }));
  };

  const handle = (message: Incoming) => {
    if (message.render) render(message.render);
    else if (message.payload) answer(message.payload);
    else if (message.site) site = message.site;
    else if (message.start) start(message.start);
  };

  const step = () => {
    const message = take();
    try {
      if (message !== '') handle(parse(message) as Incoming);
    } catch (error) {
      say({ failed: textOf(error) });
    }
    runTimers();
  };
  Object.defineProperty(globalThis, 'step', { value: step });
  return (compiled: Compiled) => {
    modules.push(compiled);
  };
}
