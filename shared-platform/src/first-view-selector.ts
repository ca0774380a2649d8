/**
 * Selects the element that holds what a rendered document brought along (`FirstViewData`), by its type and place: what people write
 * stands deeper in the body, whatever it calls itself. A plain document has none.
 */
export const FIRST_VIEW = 'body > script[type="application/json"]';

/** Selects the element that holds the entries of the menus in a plain document: a JSON array of `MenuEntry`. */
export const PLAIN_MENU = 'head > script[type="application/json"]';

/** Selects the element that holds what is live for the page of a plain document (`LiveView`). */
export const PLAIN_VIEW = 'head > script[data-live]';
