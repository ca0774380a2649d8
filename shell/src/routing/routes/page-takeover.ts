import { whenTouched } from '@cursiv/shared-ui';

/** Holds the hints for the code of a page that is taken over by itself; says when the code comes. */
const CODE = 'body > template[data-code]';

/** The input on a part of the page before its code took it over. */
interface EarlyPart {
  putBack(): void;
  send(): void;
}

/** When the document says that the code of its page comes; undefined where page and shell are taken over together. */
export const codeTime = (): string | undefined => document.querySelector<HTMLElement>(CODE)?.dataset.code;

/**
 * The takeover of the page that the server rendered, which comes after the shell's own. Until then `data-page-waits` stands on the document,
 * and links and searches are the browser's.
 */
export class PageTakeover {
  /** Resolves when the page's code is needed. */
  readonly needed: Promise<void>;
  /** Whether the page can do without its code until its reader's first touch. */
  readonly rests: boolean;
  readonly #early: EarlyPart;
  readonly #end = Promise.withResolvers<void>();
  #isClaimed = false;

  constructor(early: EarlyPart, rests: boolean) {
    this.#early = early;
    this.rests = rests;
    this.needed = rests ? whenTouched() : Promise.resolve();
    document.documentElement.dataset.pageWaits = '';
  }

  /** Resolves when the page waits no longer. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  /** True once: for the first page of the document, which is the rendered one. */
  claim(): boolean {
    const isFirst = !this.#isClaimed;
    this.#isClaimed = true;
    return isFirst;
  }

  /** The code has taken the page over: call before anybody can type again. */
  putBack(): void {
    this.#early.putBack();
  }

  /** The page answers from now on: what was pressed and sent too early is repeated. */
  answer(): void {
    this.giveUp();
    this.#early.send();
  }

  /** The page waits no longer. */
  giveUp(): void {
    delete document.documentElement.dataset.pageWaits;
    this.#end.resolve();
  }
}
