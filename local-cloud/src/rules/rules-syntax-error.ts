/** A position in a rules file; both numbers count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A rules file that cannot be loaded; the message has the words of Google's compiler. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(reason: string, position: Position) {
    super(`Error compiling rules:\nL${position.line}:${position.column} ${reason}`);
    this.name = 'RulesSyntaxError';
    this.line = position.line;
    this.column = position.column;
  }
}
