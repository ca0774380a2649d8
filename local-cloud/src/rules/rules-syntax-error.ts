/** A place in a rules file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A rules file that cannot be loaded; the message reads as Google's compiler words it. */
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
