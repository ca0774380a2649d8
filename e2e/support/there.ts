/** What must be there for the test to mean anything; throws where it is not, instead of going on with nothing. */
export function there<Value>(value: Value | null | undefined): NonNullable<Value> {
  if (value === null || value === undefined || value === '')
    throw new Error('The test needs a value that is not there.');
  return value;
}
