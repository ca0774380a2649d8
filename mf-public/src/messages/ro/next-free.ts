/** The next free time, wherever an expert is shown. */
export const nextFree = { label: 'Liber:', none: 'Nicio oră liberă acum' };
