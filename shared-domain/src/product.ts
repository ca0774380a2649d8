/** The product's code name, part of the default role (spec §3). */
export const PRODUCT = 'cursiv';
/** The name that people read. */
export const PRODUCT_NAME = 'Cursiv';
