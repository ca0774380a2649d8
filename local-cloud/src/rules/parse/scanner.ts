import { type Position, RulesSyntaxError } from '../rules-syntax-error.ts';

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const IDENTIFIER = /[A-Za-z_]\w*/y;
const WORD_END = /\w$/;
const FOUND_LENGTH = 12;

/**
 * Reads a rules file from left to right. Its grammar needs no token stream: the position of a `/` tells a path from a
 * division.
 */
export class Scanner {
  readonly source: string;
  offset = 0;

  constructor(source: string) {
    this.source = source;
  }

  get atEnd(): boolean {
    this.skipSpace();
    return this.offset >= this.source.length;
  }

  skipSpace(): void {
    this.scan(SPACE);
  }

  /** The next character, or the one `ahead` of it; '' at the end. */
  peek(ahead = 0): string {
    return this.source[this.offset + ahead] ?? '';
  }

  /** Consumes the match of a sticky pattern right here, without skipping space. */
  scan(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.offset;
    const text = sticky.exec(this.source)?.[0];
    if (text !== undefined) this.offset += text.length;
    return text;
  }

  /** Skips space and consumes `token` when it comes next; a word only at its end. */
  take(token: string): boolean {
    this.skipSpace();
    if (!this.source.startsWith(token, this.offset)) return false;
    if (WORD_END.test(token) && /\w/.test(this.peek(token.length))) return false;
    this.offset += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`Missing '${token}' before '${this.upcoming()}'.`);
  }

  identifier(): string {
    this.skipSpace();
    return this.scan(IDENTIFIER) ?? this.unexpected();
  }

  /** Items of `read` up to `close`, separated by commas; a comma before `close` is allowed. */
  commaList<Item>(close: string, read: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.take(close)) {
      items.push(read());
      if (!this.take(',')) {
        this.expect(close);
        break;
      }
    }
    return items;
  }

  unexpected(): never {
    return this.fail(this.atEnd ? 'Unexpected end of the rules.' : `Unexpected '${this.upcoming()}'.`);
  }

  fail(reason: string, at = this.offset): never {
    throw new RulesSyntaxError(reason, this.position(at));
  }

  position(at: number): Position {
    const before = this.source.slice(0, at);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: at - lineStart + 1 };
  }

  private upcoming(): string {
    return this.source.slice(this.offset, this.offset + FOUND_LENGTH).split('\n')[0] ?? '';
  }
}
