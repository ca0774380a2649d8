/** JSON as the formatter writes it: lists that fit on a line stay on one. */
export const formattedJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+([^[\]{}]{1,80}?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`)}\n`;
