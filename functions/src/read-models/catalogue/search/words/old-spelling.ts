const SWAPPED: Record<string, string> = { â: 'î', î: 'â', Â: 'Î', Î: 'Â' };

/**
 * The text with the alternative letter for the sound inside words, written î until 1993: `săptămîni` for `săptămâni`.
 */
export const inOtherSpelling = (text: string): string =>
  text.normalize('NFC').replace(/(?<=\p{L})[âî](?=\p{L})/giu, (letter) => SWAPPED[letter] ?? letter);
