/** The product's code name, from which the default role is made (spec §3). */
export const PRODUCT = 'cursiv';
/** The name people read. */
export const PRODUCT_NAME = 'Cursiv';
