/** Options sorted by their label, by the rules of the page's language. */
export function choiceOptions<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
  locale: string,
): { value: Value; label: string }[] {
  return values
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
