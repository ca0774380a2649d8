/** A condition without a value: it does not allow, and its message becomes the reason for the refusal. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

/** A condition that a query's constraints neither prove nor disprove; the refusal names its position instead. */
export class UndecidableError extends EvaluationError {
  constructor() {
    super('evaluation error');
    this.name = 'UndecidableError';
  }
}
