/** A condition that has no value: it does not allow, and its message becomes the reason of the refusal. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

/** What a query's constraints neither prove nor disprove; the refusal names the condition's place instead. */
export class UndecidableError extends EvaluationError {
  constructor() {
    super('evaluation error');
    this.name = 'UndecidableError';
  }
}
