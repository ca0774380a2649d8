import type { ServerResponse } from 'node:http';
import type { RpcError } from '../status.ts';
import { ChannelSession, openingReply } from './channel-session.ts';
import { readForwardForm } from './forward-form.ts';
import { frame } from './frame.ts';
import type { OpenStream } from './message-stream.ts';

/** The client expects something at least every 30 s (announced when the session opens). */
const KEEP_ALIVE_MS = 25_000;
const IDLE_MS = 60_000;

export interface ChannelRequest {
  method: string;
  query: URLSearchParams;
  body: string;
}

/** The server's side of WebChannel, version 8, as the Firebase web SDK speaks it. */
export class WebChannel {
  readonly #open: OpenStream;
  readonly #toRpcError: (error: unknown) => RpcError;
  readonly #sessions = new Map<string, ChannelSession>();
  readonly #keepAlive: NodeJS.Timeout;

  /** `open` makes the stream of each new session; `toRpcError` returns the status of its errors. */
  constructor(open: OpenStream, toRpcError: (error: unknown) => RpcError) {
    this.#open = open;
    this.#toRpcError = toRpcError;
    this.#keepAlive = setInterval(() => {
      for (const session of this.#sessions.values()) session.keepAlive();
    }, KEEP_ALIVE_MS);
    this.#keepAlive.unref();
  }

  handle({ method, query, body }: ChannelRequest, response: ServerResponse): void {
    const id = query.get('SID');
    const session = this.#sessions.get(id ?? '');
    if (session) this.#continue(session, query, body, response);
    else if (id === null && method === 'POST') this.#openSession(query, body, response);
    else reply(response, 'Unknown SID', 400);
  }

  /** Ends every session. */
  close(): void {
    clearInterval(this.#keepAlive);
    for (const session of this.#sessions.values()) this.#end(session);
  }

  #continue(session: ChannelSession, query: URLSearchParams, body: string, response: ServerResponse): void {
    const acknowledged = Math.trunc(Number(query.get('AID'))) || 0;
    session.acknowledge(acknowledged);
    if (query.get('TYPE') === 'terminate') {
      reply(response, '');
      this.#end(session);
    } else if (query.get('RID') === 'rpc') {
      session.attach(response, acknowledged, query.get('CI') === '1');
    } else {
      const { offset, maps } = readForwardForm(body);
      session.receive(offset, maps);
      reply(response, frame(JSON.stringify(session.state)));
    }
  }

  #openSession(query: URLSearchParams, body: string, response: ServerResponse): void {
    const { headers, offset, maps } = readForwardForm(body);
    const session: ChannelSession = new ChannelSession({
      receive: (text) => this.#guard(session, () => session.stream?.message(text)),
      onIdle: () => this.#end(session),
      idleMs: IDLE_MS,
    });
    this.#sessions.set(session.id, session);
    reply(response, openingReply(session));
    this.#guard(session, () => {
      session.stream = this.#open(headers, (message) => session.send(message), query);
    });
    session.receive(offset, maps);
  }

  /**
   * An error ends the stream but not the session, which still has to deliver it: the client reads the status, and
   * terminates. Messages in transit are dropped, because the client sends them again on its next stream.
   */
  #guard(session: ChannelSession, action: () => void): void {
    try {
      action();
    } catch (error) {
      const { code, message, status } = this.#toRpcError(error);
      session.stream?.close?.();
      session.stream = undefined;
      session.send({ error: { code, message, status } });
    }
  }

  #end(session: ChannelSession): void {
    this.#sessions.delete(session.id);
    session.close();
  }
}

function reply(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}
