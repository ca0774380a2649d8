import type { Door } from './door.ts';

/** `URL` and `URLSearchParams`, over texts that the process parses. Evaluated inside the context. */
export function provideAddresses({ address, pairs, query }: Pick<Door, 'address' | 'pairs' | 'query'>): void {
  const { parse, stringify } = JSON;

  class Params {
    #pairs: [string, string][];
    readonly #changed: (query: string) => void;

    constructor(init: unknown = '', changed: (query: string) => void = () => {}) {
      const isList = typeof init === 'object' && init !== null;
      const list = isList ? (Symbol.iterator in init ? [...(init as Iterable<unknown>)] : Object.entries(init)) : init;
      const text = typeof list === 'string' ? list : isList ? query(stringify(list)) : String(list);
      this.#pairs = parse(pairs(text)) as [string, string][];
      this.#changed = changed;
    }
    #keep(kept: [string, string][]) {
      this.#pairs = kept;
      this.#changed(this.toString());
    }
    get size() {
      return this.#pairs.length;
    }
    get = (name: string) => this.#pairs.find(([key]) => key === name)?.[1] ?? null;
    getAll = (name: string) => this.#pairs.filter(([key]) => key === name).map(([, value]) => value);
    has = (name: string) => this.#pairs.some(([key]) => key === name);
    append = (name: string, value: string) => this.#keep([...this.#pairs, [`${name}`, `${value}`]]);
    delete = (name: string) => this.#keep(this.#pairs.filter(([key]) => key !== name));
    set = (name: string, value: string) => {
      const at = this.#pairs.findIndex(([key]) => key === name);
      const others = this.#pairs.filter(([key], index) => key !== name || index === at);
      this.#keep(at < 0 ? [...others, [`${name}`, `${value}`]] : others.with(at, [`${name}`, `${value}`]));
    };
    sort = () => this.#keep(this.#pairs.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
    forEach = (run: (value: string, name: string) => void) => {
      for (const [name, value] of this.#pairs) run(value, name);
    };
    keys = () => this.#pairs.map(([name]) => name).values();
    values = () => this.#pairs.map(([, value]) => value).values();
    entries = () => this.#pairs.map(([name, value]) => [name, value] as [string, string]).values();
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return query(stringify(this.#pairs));
    }
  }

  class Address {
    #parts: string[];
    #params: Params | undefined;

    constructor(text: unknown, base?: unknown) {
      const parts = address(`${text}`, base === undefined ? '' : `${base}`);
      if (parts === '') throw new TypeError(`Invalid URL: ${text}`);
      this.#parts = parse(parts) as string[];
    }
    static canParse = (text: unknown, base?: unknown) => address(`${text}`, base === undefined ? '' : `${base}`) !== '';
    static parse = (text: unknown, base?: unknown) => (Address.canParse(text, base) ? new Address(text, base) : null);
    part(index: number) {
      return this.#parts[index] ?? '';
    }
    change(pathname: string, search: string, hash: string) {
      const [, origin = '', protocol = ''] = this.#parts;
      const start = origin === 'null' ? protocol : origin;
      this.#parts = parse(address(`${start}${pathname}${search}${hash}`, '')) as string[];
      this.#params = undefined;
    }
    get searchParams() {
      this.#params ??= new Params(this.part(9), (text) => {
        const params = this.#params;
        this.change(this.part(8), text === '' ? '' : `?${text}`, this.part(10));
        this.#params = params;
      });
      return this.#params;
    }
    toString() {
      return this.part(0);
    }
    toJSON() {
      return this.part(0);
    }
  }
  const names = 'href origin protocol username password host hostname port pathname search hash'.split(' ');
  const marked = (mark: string, text: string) => (text === '' || text[0] === mark ? text : mark + text);
  const setters: Record<string, (this: Address, text: string) => void> = {
    pathname(text) {
      this.change(marked('/', text), this.part(9), this.part(10));
    },
    search(text) {
      this.change(this.part(8), marked('?', text), this.part(10));
    },
    hash(text) {
      this.change(this.part(8), this.part(9), marked('#', text));
    },
  };
  for (const [index, name] of names.entries()) {
    const get = function get(this: Address) {
      return this.part(index);
    };
    const set = setters[name];
    Object.defineProperty(Address.prototype, name, { get, ...(set && { set }), enumerable: true });
  }
  Object.assign(globalThis, { URL: Address, URLSearchParams: Params });
}
