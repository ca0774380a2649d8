/** One column of a file for spreadsheets. Instants are written in UTC; the cell of what is not there stays empty. */
export interface CsvColumn<Found> {
  header: string;
  value: (found: Found) => string | number | Date | undefined;
}

/** What is found as rows of a file, below the headers of its columns. */
export const csvRows = <Found>(
  columns: readonly CsvColumn<Found>[],
  found: readonly Found[],
): (string | number)[][] => [
  columns.map(({ header }) => header),
  ...found.map((one) => columns.map(({ value }) => cellOf(value(one)))),
];

const cellOf = (value: string | number | Date | undefined): string | number =>
  value instanceof Date ? value.toISOString() : (value ?? '');
