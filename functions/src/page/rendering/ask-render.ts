import { type Renderer, renderingIn } from '../../render/question.ts';
import { askFunction } from '../ask-function.ts';
import { askedOnce } from './asked-once.ts';

/**
 * A page that is not there by then, in milliseconds, is left to the browser. `render` gives up sooner by itself; only the start of a release's
 * process may take this long.
 */
const TIME_OUT_MS = 8_000;

/** Asks the function `render` for a page, once for all who want it at that moment. Rejects with why there is none. */
export const askRender: Renderer = askedOnce(async (question) =>
  renderingIn(await (await askFunction('render', question, TIME_OUT_MS)).json()),
);
