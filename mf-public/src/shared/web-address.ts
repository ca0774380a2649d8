/** Whether a text is a complete http(s) address, the only kind that may become a link or a source. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
