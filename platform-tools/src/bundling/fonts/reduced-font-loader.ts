import type { LoaderContext } from '@rspack/core';
import { reducedFont } from './reduced-font.ts';

/** The bundler hands a font over as bytes. */
export const raw = true;

/** Reduces a font to what its address in a style asks for. */
export default function load(this: LoaderContext, font: Buffer): void {
  const done = this.async();
  reducedFont(font, this.resourceQuery).then((reduced) => done(null, reduced), done);
}
