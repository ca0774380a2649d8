import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const SALT = 16;
/** Where the length of the sender's key stands, after the salt and the size of a record (RFC 8188). */
const KEY_LENGTH_AT = 20;
const TAG = 16;
/** Ends the last record. */
const DELIMITER = 2;

/** A browser that has subscribed, and reads with its private key what is pushed to it (RFC 8291). */
export class PushedBrowser {
  readonly #pair = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  /** What it tells the site. */
  readonly keys: { p256dh: string; auth: string };

  constructor() {
    this.#pair.generateKeys();
    this.keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#secret.toString('base64url') };
  }

  /** The text of a message. Throws for one that is for another browser. */
  read(body: Buffer): string {
    const salt = body.subarray(0, SALT);
    const from = KEY_LENGTH_AT + 1;
    const until = from + (body[KEY_LENGTH_AT] ?? 0);
    const sender = body.subarray(from, until);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const input = derived(this.#pair.computeSecret(sender), this.#secret, info, 32);
    const key = derived(input, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(input, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-TAG));
    const text = Buffer.concat([decipher.update(body.subarray(until, -TAG)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(DELIMITER)).toString('utf8');
  }
}

const derived = (key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
