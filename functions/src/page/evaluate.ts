import { compileFunction } from 'node:vm';

/** Evaluates a CommonJS module that may require only what it is given; returns its exports. Throws what the module throws. */
export function evaluate(code: string, filename: string, given: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} };
  const require = (name: string) => {
    if (!Object.hasOwn(given, name))
      throw new Error(`${filename} requires ${name}, which is not provided on the server`);
    return given[name];
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  return module.exports;
}
