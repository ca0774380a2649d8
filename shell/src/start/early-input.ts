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

const isFiles = (control: Control) => control instanceof HTMLInputElement && control.type === 'file';

const isTouched = (control: Control): boolean => {
  if (isFiles(control)) return control.value !== '';
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== defaultOf(control);
};

/** Sets a value without React noticing, so that React treats the following event as a change. */
function setPastReact(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

function announce(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Repeats on a control what a person did before the page listened. */
function repeat(control: Control, wanted: string | boolean): void {
  // Chosen files stay in their control, which no script can fill.
  if (isFiles(control)) announce(control);
  else if (typeof wanted === 'string') {
    control.value = defaultOf(control);
    setPastReact(control, wanted);
    announce(control);
  } else if (isBox(control)) {
    control.checked = control.defaultChecked;
    if (control.checked !== wanted) control.click();
  }
}

/** The document's inline script keeps here what was sent and pressed too early. */
interface EarlyActions {
  earlyForm?: HTMLFormElement;
  earlyPress?: HTMLButtonElement;
}

/**
 * A person's scroll position and input on a page from the server, before its code ran. Taking the page over would lose
 * the input, because the code begins with the server's rendering.
 */
export class EarlyInput {
  readonly #touched = new Map<Control, string | boolean>();
  readonly #container: Element;
  readonly #rest: Element | null | undefined;
  #scrolled = scrollY;

  /** `rest`: a part of the container that is taken over later. */
  constructor(container: Element, rest?: Element | null) {
    this.#container = container;
    this.#rest = rest;
    for (const target of container.querySelectorAll('input, textarea, select')) this.#note({ target });
    // React stops what happens in a part that it has not taken over on its way there.
    for (const name of CHANGES) addEventListener(name, this.#note, { capture: true });
    addEventListener('scroll', this.#noteScroll, { passive: true });
  }

  /** Restores the scroll position and the input, and sends the events that typing would send. Call when the page listens. */
  putBack(): void {
    for (const name of CHANGES) removeEventListener(name, this.#note, { capture: true });
    removeEventListener('scroll', this.#noteScroll);
    // The router scrolls every page to its top.
    if (this.#scrolled > 0 && this.#scrolled !== scrollY) scrollTo(0, this.#scrolled);
    for (const [control, wanted] of this.#touched) {
      // For radio buttons, pressing the chosen one is enough.
      if (control.isConnected && !(control.type === 'radio' && wanted === false)) repeat(control, wanted);
    }
    this.#touched.clear();
  }

  /** Sends the form and repeats the press on a button that waited for the page's code. */
  send(): void {
    const early = globalThis as EarlyActions;
    const { earlyForm: form, earlyPress: button } = early;
    if (form && this.#covers(form)) {
      delete early.earlyForm;
      form.requestSubmit();
    }
    if (button && this.#covers(button)) {
      delete early.earlyPress;
      button.click();
    }
  }

  readonly #covers = (element: Element) => this.#container.contains(element) && !this.#rest?.contains(element);

  readonly #noteScroll = (): void => {
    this.#scrolled = scrollY;
  };

  readonly #note = ({ target }: { target: unknown }): void => {
    if (!isControl(target) || !this.#covers(target)) return;
    if (isTouched(target)) this.#touched.set(target, isBox(target) ? target.checked : target.value);
    else this.#touched.delete(target);
  };
}
