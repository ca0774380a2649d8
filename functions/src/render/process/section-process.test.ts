import { LIMITS, SectionProcess } from './section-process.ts';

const SHELL = `
exports.provided = { react: {} };
exports.render = async (page) => ({
  status: 200, locale: 'ro', head: '', root: String(await page.section.show(page.address, page.payload, page)),
});`;

const noData = () => Promise.reject(new Error('there is no data'));
const request = { address: '/', origin: 'https://cursiv.test', registry: {}, release: {} } as never;
const running: SectionProcess[] = [];
// Every test starts at least one process of its own.
jest.setTimeout(60_000);
/** Short enough for a test, long enough for an honest page. */
const SHORT = { stepMs: 700, pageMs: 1_500 };

/** The process of a section whose pages show the result of some code. */
function sectionThat(code: string, limits = LIMITS): SectionProcess {
  const section = `exports.section = { id: 'mf_public', buildId: 'b1', show: async (address, payload, page) => { ${code} } };`;
  const files = [
    { name: 'shell', code: SHELL },
    { name: 'section', code: section },
  ];
  const process = new SectionProcess(files, { section: 'mf_public', buildId: 'b1' }, limits);
  running.push(process);
  return process;
}

const shown = async (code: string, payload: (address: string) => Promise<Response> = noData) => {
  const process = sectionThat(code);
  await process.started;
  return ((await process.render(request, payload)) as { root: string }).root;
};

afterEach(() => {
  for (const process of running.splice(0)) process.stop('the test is over');
});

describe('a section in its process', () => {
  it('shows a page from its data', async () => {
    const payload = async (address: string) => Response.json({ of: address });
    const page = 'return (await (await payload("/payload/ro/index.json")).json()).of';
    expect(await shown(page, payload)).toBe('/payload/ro/index.json');
  });

  it('is told what the site is when that changes, and not again for each page', async () => {
    const told = 'globalThis.told ??= new Set(); told.add(page.registry); ';
    const process = sectionThat(`${told} return [told.size, page.registry.revision, address].join(' ')`);
    await process.started;
    const site = { origin: 'https://cursiv.test', registry: { revision: 1 }, config: {}, release: {}, menu: [] };
    const show = async (address: string, registry: object = site.registry) =>
      ((await process.render({ ...site, address, registry } as never, noData)) as { root: string }).root;
    expect(await show('/a')).toBe('1 1 /a');
    expect(await show('/b')).toBe('1 1 /b');
    expect(await show('/c', { revision: 2 })).toBe('2 2 /c');
  });

  it.each([
    ['plain', 'Courses'],
    ['of Romania', 'Țară și știință: „ăâî”'],
    ['beyond the first plane', 'a😀€𝒳z'],
    ['broken in the middle', 'a\ud83d z \ude00'],
    ['long', `${'ș'.repeat(20_000)}😀end`],
  ])('makes bytes of letters as everybody does, and letters of them: %s', async (_, text) => {
    const made = JSON.parse(
      await shown(`const bytes = new TextEncoder().encode(${JSON.stringify(text)});
        return JSON.stringify({ bytes: [...bytes], read: new TextDecoder().decode(bytes) });`),
    );
    expect(made.bytes).toEqual([...Buffer.from(text.toWellFormed())]);
    expect(made.read).toBe(text.toWellFormed());
  });

  it('learns that its data cannot be had', async () => {
    expect(await shown('return payload("/").catch((error) => error.message)')).toBe('there is no data');
  });

  it('finds nothing of node, and no way to ask anybody', async () => {
    const names = [
      'process',
      'require',
      'module',
      'Buffer',
      'fetch',
      'WebSocket',
      'EventSource',
      'Worker',
      'WebAssembly',
    ];
    // The first two belong to the section, as in every CommonJS module: they only know what the shell provides.
    const found = `return ${JSON.stringify(names)}.filter((name) => name in globalThis).join()`;
    expect(await shown(found)).toBe('');
    expect(await shown('try { return require("fs") } catch (error) { return error.message }')).toMatch(
      'fs is not provided',
    );
  });

  it('imports nothing', async () => {
    const attempts = [
      'node:fs',
      'node:net',
      'node:process',
      '/etc/passwd',
      'data:text/javascript,1',
      'https://example.com/x.js',
    ];
    for (const name of attempts) {
      const attempt = `
        globalThis.outcome ??= 'nothing came';
        import('${name}').then(() => { outcome = 'imported' }, () => { outcome = 'refused' });
        for (let turn = 0; turn < 50; turn += 1) await null;
        return outcome;`;
      expect(await shown(attempt)).not.toBe('imported');
    }
  });

  it('climbs out of no object that it gets', async () => {
    const climb = `
      const reached = [];
      const seen = new Set();
      const climb = (value, path, depth) => {
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value) || depth > 6) return;
        seen.add(value);
        for (const source of ['return process', 'return this', 'return globalThis.process']) {
          try { reached.push([path, String(value.constructor.constructor(source)())]) } catch {}
        }
        if (typeof value === 'function' && value !== Function.prototype && !(value instanceof Function)) reached.push([path, 'a foreign function']);
        let made;
        try { made = value.constructor } catch {}
        climb(made, path + '.constructor', depth + 1);
        const proto = Object.getPrototypeOf(value);
        climb(proto, path + '.__proto__', depth + 1);
        for (const key of Reflect.ownKeys(value)) {
          const { value: inner, get, set } = Object.getOwnPropertyDescriptor(value, key);
          for (const part of [inner, get, set]) climb(part, path + '.' + String(key), depth + 1);
        }
      };
      const failed = import('node:fs');
      let frames;
      Error.prepareStackTrace = (_, list) => { frames = list; return '' };
      new Error('for its frames').stack;
      let deep;
      const fall = () => fall();
      try { fall() } catch (error) { deep = error }
      let bad;
      try { new URL('no address') } catch (error) { bad = error }
      const refused = await payload('/').catch((error) => error);
      const thrown = [];
      const attempt = (act) => { try { act() } catch (error) { thrown.push(error) } };
      for (const pairs of [[1], [['a']], [[]], [[Symbol()]], null, { a: Symbol() }, 7]) attempt(() => new URLSearchParams(pairs));
      // The error at the end of the stack belongs to the function called last.
      const dig = (act) => { attempt(act); dig(act) };
      for (const act of [() => new URL('/', 'http://a.b'), () => new URLSearchParams('a=b').toString(), () => setTimeout(() => {})]) {
        try { dig(act) } catch (error) { thrown.push(error) }
      }
      const given = { globalThis, address, payload, failed, frames, deep, bad, refused, thrown, step, require, module, exports,
        of: frames.flatMap((frame) => [frame.getThis(), frame.getFunction()]), args: arguments };
      for (const [name, value] of Object.entries(given)) climb(value, name, 0);
      return JSON.stringify(reached.slice(0, 5));`;
    expect(await shown(climb)).toBe('[]');
  });

  it('runs no text as code', async () => {
    const attempts = [
      'eval("1")',
      'Function("return 1")()',
      '(async () => {}).constructor("return 1")()',
      '(function* () {}).constructor("return 1")()',
      'setTimeout.constructor("return 1")()',
      'Reflect.construct(Function, ["return 1"])()',
    ];
    for (const attempt of attempts) {
      expect(await shown(`try { return ${attempt} } catch (error) { return error.name }`)).toBe('EvalError');
    }
  });

  it('has no environment to read', async () => {
    process.env.CURSIV_SECRET = 'a secret of the function';
    expect(await shown('return JSON.stringify([globalThis.process, typeof module.constructor.env])')).not.toContain(
      'secret',
    );
    delete process.env.CURSIV_SECRET;
  });

  it('changes nothing for the pages of another section', async () => {
    const hostile = sectionThat(
      'Object.prototype.root = Array.prototype.join = Promise.prototype.then = 1; return "changed"',
    );
    const honest = sectionThat('return [1, 2].join(" and ")');
    await Promise.all([hostile.started, honest.started]);
    await hostile.render(request, noData).catch(() => 'lost');
    expect(await honest.render(request, noData)).toMatchObject({ root: '1 and 2' });
  });
});

describe('a section that takes too much', () => {
  it.each([
    ['time at once', 'for (;;);'],
    ['time in small pieces', 'const turn = () => setTimeout(turn); turn(); await new Promise(() => {})'],
    ['time in promises', 'for (;;) await null'],
    ['the heap', 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length))'],
    ['memory beside the heap', 'const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1))'],
    ['room for its answer', 'for (;;) payload("x".repeat(1_000_000)).catch(() => {})'],
  ])('is stopped when it takes %s, and holds up no page of another section', async (_, code) => {
    const hostile = sectionThat(code, SHORT);
    const honest = sectionThat('return "still here"');
    await Promise.all([hostile.started, honest.started]);
    const endless = hostile.render(request, noData);
    const outcome = expect(endless).rejects.toThrow();
    expect(await honest.render(request, noData)).toMatchObject({ root: 'still here' });
    await outcome;
    expect(hostile.ended).toEqual(expect.any(String));
    expect(await honest.render(request, noData)).toMatchObject({ root: 'still here' });
  });

  it('has 300 MB', async () => {
    const hungry = sectionThat('const all = []; for (;;) all.push(new Uint8Array(2 ** 20).fill(1))');
    await hungry.started;
    await expect(hungry.render(request, noData)).rejects.toThrow('it took more than 300 MB');
  });

  it('is given up when its page never comes', async () => {
    const process = sectionThat('await new Promise(() => {})', SHORT);
    await process.started;
    await expect(process.render(request, noData)).rejects.toThrow('not ready after 1500 ms');
  });

  it('may ask for a few things only', async () => {
    const many = 'await Promise.all(Array.from({ length: 20 }, () => payload("/payload/ro/index.json")))';
    await expect(shown(many, async () => Response.json({}))).rejects.toThrow('it asks for too much');
  });

  it('is not started when its code is that of another release', async () => {
    const files = [
      { name: 'shell', code: SHELL },
      { name: 'section', code: 'exports.section = { id: "mf_admin", buildId: "b1" }' },
    ];
    const process = new SectionProcess(files, { section: 'mf_public', buildId: 'b1' });
    running.push(process);
    await expect(process.started).rejects.toThrow('this is the code of mf_admin b1');
  });
});
