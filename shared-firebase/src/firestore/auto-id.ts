const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id of a document that is to be made: twenty letters and digits, as the SDK gives it. */
export function autoId(): string {
  let id = '';
  while (id.length < 20) {
    // Bytes from 248 on would make the first letters likelier than the others.
    const even = [...crypto.getRandomValues(new Uint8Array(40))].filter((byte) => byte < 248);
    id += even.map((byte) => LETTERS[byte % LETTERS.length]).join('');
  }
  return id.slice(0, 20);
}
