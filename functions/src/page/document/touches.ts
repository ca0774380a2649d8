/** How somebody turns to a page: code that answers them must not wait any longer. */
export const TURNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin'] as const;

/** What somebody does that a page has to answer. */
export const ACTS = ['click', 'input', 'change', 'submit'] as const;

/** Everything that a reader does with a page. */
export const TOUCHES = [...new Set([...TURNS, ...ACTS, 'touchstart', 'wheel', 'scroll', 'popstate'])];

/**
 * Whether an event is a reader's own. Browsers move a pointer by nothing where a page appears under it. A document takes this function as
 * text, so that it uses nothing around it.
 */
export const isTheirs = ({
  type,
  movementX,
  movementY,
}: {
  type: string;
  movementX?: number;
  movementY?: number;
}): boolean => type !== 'pointermove' || movementX !== 0 || movementY !== 0;
