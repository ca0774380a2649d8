/** Windows, Linux and macOS: the first bytes of what their machines run. */
const STARTS = ['MZ', '\x7FELF', '\xCF\xFA\xED\xFE', '\xCE\xFA\xED\xFE', '\xCA\xFE\xBA\xBE'];

/** Whether a file is a program by its first bytes, whatever it is called. A text may begin like one, but has no zero bytes. */
export function isProgram(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, 1024));
  return text.includes('\0') && STARTS.some((sign) => text.startsWith(sign));
}
