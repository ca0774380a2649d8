const CHANGES = ['input', 'change'] as const;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const defaultOf = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '')
    : control.defaultValue;

const isTouched = (control: Control): boolean => {
  if (control instanceof HTMLInputElement && control.type === 'file') return false;
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== defaultOf(control);
};

/** Sets a value past React's own view of it, so that React takes the event that follows for a change. */
function setPastReact(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

/** Does to a control again what a person did before the page listened. */
function repeat(control: Control, wanted: string | boolean): void {
  if (typeof wanted === 'string') {
    control.value = defaultOf(control);
    setPastReact(control, wanted);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isBox(control)) {
    control.checked = control.defaultChecked;
    if (control.checked !== wanted) control.click();
  }
}

/** Where the document's inline script keeps the form that was sent too early. */
interface EarlyForm {
  earlyForm?: HTMLFormElement;
}

/**
 * Where a person was, and what they typed, chose and sent, on a page from the server before its code was there. Taking the page over would forget what
 * was typed, for the code begins with what the server has rendered.
 */
export class EarlyInput {
  readonly #touched = new Map<Control, string | boolean>();
  readonly #container: HTMLElement;
  #scrolled = scrollY;

  constructor(container: HTMLElement) {
    this.#container = container;
    for (const target of container.querySelectorAll('input, textarea, select')) this.#note({ target });
    for (const name of CHANGES) container.addEventListener(name, this.#note, { capture: true });
    addEventListener('scroll', this.#noteScroll, { passive: true });
  }

  /** Puts back the place on the page, and what was typed and chosen, which the page's code is told of as of any typing. Call when it listens. */
  putBack(): void {
    for (const name of CHANGES) this.#container.removeEventListener(name, this.#note, { capture: true });
    removeEventListener('scroll', this.#noteScroll);
    // The router begins every page at its top.
    if (this.#scrolled > 0) scrollTo(0, this.#scrolled);
    for (const [control, wanted] of this.#touched) {
      // Of buttons that exclude each other, pressing the chosen one says it all.
      if (control.isConnected && !(control.type === 'radio' && wanted === false)) repeat(control, wanted);
    }
    this.#touched.clear();
  }

  /** Sends the form that waited for the page's code. */
  send(): void {
    const early = globalThis as EarlyForm;
    const form = early.earlyForm;
    delete early.earlyForm;
    if (form?.isConnected) form.requestSubmit();
  }

  readonly #noteScroll = (): void => {
    this.#scrolled = scrollY;
  };

  readonly #note = ({ target }: { target: unknown }): void => {
    if (!isControl(target)) return;
    if (isTouched(target)) this.#touched.set(target, isBox(target) ? target.checked : target.value);
    else this.#touched.delete(target);
  };
}
