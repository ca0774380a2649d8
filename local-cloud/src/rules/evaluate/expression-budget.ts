import { EvaluationError } from '../values/evaluation-error.ts';

/** Documented limit of one request, over all its statements. */
const MAX_EXPRESSIONS = 1000;

/** Counts the expressions that one request evaluates. */
export class ExpressionBudget {
  private spent = 0;

  spend(): void {
    this.spent++;
    if (this.spent > MAX_EXPRESSIONS)
      throw new EvaluationError(
        `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
      );
  }
}
