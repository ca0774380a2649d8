import type { PackageNames } from '@cursiv/shared-platform';

/** Of some names, those that stand in a program's text as words. */
export function namesInText(text: string, names: readonly string[]): readonly string[] {
  const words = new Set(text.match(/[\w$]+/g));
  return names.filter((name) => words.has(name));
}

/**
 * What a build whose bundler did not look may use of the provided packages: the names that stand in its code. Bundlers keep the names of what
 * another build provides. More is named than is used, as words have many uses.
 */
export const usedInText = (
  text: string,
  provided: Readonly<Record<string, PackageNames>>,
): Record<string, PackageNames> =>
  Object.fromEntries(
    Object.entries(provided).map(([name, { names, ...rest }]) => [
      name,
      { ...rest, names: [...namesInText(text, names)] },
    ]),
  );
