import { type BudgetRow, FIGURES } from './figures.ts';

const lineOf = ({ path, account, ...figures }: BudgetRow) =>
  `| \`${path}\` | ${account} | ${FIGURES.map((figure) => figures[figure]).join(' | ')} |`;

const ROW = /^\| `([^`]+)` \| (\w+) \|([\d |]+)\|$/;

/** A row of the document's table; undefined for any other line. Throws Error for a row of another length. */
function rowIn(line: string): BudgetRow | undefined {
  const [, path = '', account = '', counts = ''] = ROW.exec(line) ?? [];
  if (path === '') return undefined;
  const values = counts.split('|').map(Number);
  if (values.length !== FIGURES.length) throw new Error(`${path} has ${values.length} figures in the table`);
  const figures = Object.fromEntries(FIGURES.map((figure, place) => [figure, values[place]]));
  return { path, account, ...figures } as unknown as BudgetRow;
}

/** The rows of the table in the document. */
export const rowsIn = (document: string): BudgetRow[] => document.split('\n').flatMap((line) => rowIn(line) ?? []);

/** The document with other rows in its last table. Throws Error when it has none. */
export function withRows(document: string, rows: readonly BudgetRow[]): string {
  const lines = document.split('\n');
  const rule = lines.findLastIndex((line) => /^\|(-+:?\|)+$/.test(line));
  if (rule < 0) throw new Error('The document has no table');
  const others = lines.slice(rule + 1).filter((line) => !ROW.test(line));
  return [...lines.slice(0, rule + 1), ...rows.map(lineOf), ...others].join('\n');
}
