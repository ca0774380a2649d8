/** One message of the back channel: its number in the session and its JSON. */
export interface ChannelArray {
  readonly id: number;
  readonly json: string;
}

/** A chunk as the client parses it: its length in UTF-16 code units (not bytes), a line feed, the JSON. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** A chunk of numbered arrays: `[[id,[message]],…]`. */
export function frameArrays(arrays: readonly ChannelArray[]): string {
  return frame(`[${arrays.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`);
}
