/**
 * The program of a section's process. Node runs its text, so it uses nothing from this module. It makes a context
 * without anything of Node, removes from the process what could reach further, and takes one step for each incoming
 * line: no event loop, no sockets, no timers. It ends when its input closes, when a step takes too long, or when it
 * writes too much.
 */
export function processProgram(
  insideProgram: string,
  parts: readonly string[],
  limits: { stepMs: number; text: number },
) {
  const node = process;
  const { readSync, writeSync } = node.getBuiltinModule('node:fs');
  const { compileFunction, constants, createContext, runInContext, Script } = node.getBuiltinModule('node:vm');
  const { URL, URLSearchParams, TextDecoder, TextEncoder } = globalThis;
  const context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  let incoming = '';
  let outgoing = '';
  let isUnfinished = false;

  const door = {
    take: () => incoming,
    put: (text: unknown) => {
      if (typeof text === 'string' && outgoing.length <= limits.text) outgoing += `${text}\n`;
    },
    again: () => {
      isUnfinished = true;
    },
    address: (text: unknown, base: unknown) => {
      if (typeof text !== 'string' || typeof base !== 'string') return '';
      const url = URL.parse(text, base === '' ? undefined : base);
      return url ? JSON.stringify(parts.map((part) => url[part as 'href'])) : '';
    },
    pairs: (query: unknown) => (typeof query === 'string' ? JSON.stringify([...new URLSearchParams(query)]) : '[]'),
    query: (pairs: unknown) =>
      typeof pairs === 'string' ? new URLSearchParams(JSON.parse(pairs) as [string, string][]).toString() : '',
  };
  for (const opening of Object.values(door)) Object.freeze(Object.setPrototypeOf(opening, null));
  const { take, put, again, address, pairs, query } = door;
  const accept = runInContext(insideProgram, context)(take, put, again, address, pairs, query);

  const language = runInContext('Object.getOwnPropertyNames(globalThis).join()', context).split(',');
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!language.includes(name) || name === 'console') Reflect.deleteProperty(globalThis, name);
  }
  for (const name of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'execve', 'env']) {
    Reflect.deleteProperty(node, name);
  }

  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const chunk = new Uint8Array(65_536);
  let read = '';
  const nextLine = (): string | undefined => {
    for (let end = read.indexOf('\n'); ; end = read.indexOf('\n')) {
      if (end >= 0) {
        const line = read.slice(0, end);
        read = read.slice(end + 1);
        return line;
      }
      const length = readSync(0, chunk);
      if (length === 0) return undefined;
      read += decoder.decode(chunk.subarray(0, length), { stream: true });
    }
  };
  const write = (text: string) => {
    const bytes = encoder.encode(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
  };

  const step = new Script('step()');
  const run = () => {
    const until = Date.now() + limits.stepMs;
    do {
      isUnfinished = false;
      step.runInContext(context, { timeout: limits.stepMs });
      incoming = '';
    } while (isUnfinished && Date.now() < until);
    return !isUnfinished && outgoing.length <= limits.text;
  };

  try {
    for (let line = nextLine(); line !== undefined; line = nextLine()) {
      // Other messages are read inside, and not twice.
      if (line.startsWith('{"compile":')) {
        const { compile } = JSON.parse(line) as { compile: { name: string; code: string } };
        const wanted = ['module', 'exports', 'require'];
        accept(compileFunction(compile.code, wanted, { filename: compile.name, parsingContext: context }));
        continue;
      }
      incoming = line;
      if (!run()) return;
      write(`${outgoing}{"idle":true}\n`);
      outgoing = '';
    }
  } catch {
    // The thrown value belongs to the section and is not inspected. The process ends, which tells the caller.
  }
}
