/**
 * Selects the element that holds what a rendered document brought along (`FirstViewData`), by its type and place: what people write
 * stands deeper in the body, whatever it calls itself. A plain document has none.
 */
export const FIRST_VIEW = 'body > script[type="application/json"]';
