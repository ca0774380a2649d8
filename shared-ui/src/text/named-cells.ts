import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Element = ReactElement<{ children?: ReactNode; 'data-column'?: string | undefined }>;

/** Tables with so many columns stand row by row on a narrow page. */
const MANY_COLUMNS = 3;

const elementsIn = (nodes: ReactNode): Element[] =>
  Children.toArray(nodes).filter((node) => isValidElement<object>(node));

const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part)))
    .join('');

const within = (element: Element, change: (child: Element, at: number) => Element): Element =>
  cloneElement(element, {}, elementsIn(element.props.children).map(change));

/** The head and the rows of a table; the cells of one with many columns have the name of their column in `data-column`. */
export function namedCells(parts: ReactNode): Element[] {
  const [head, ...bodies] = elementsIn(parts);
  if (!head) return [];
  const names = elementsIn(head.props.children).flatMap((row) => elementsIn(row.props.children).map(wordsOf));
  if (names.length < MANY_COLUMNS) return [head, ...bodies];
  const nameCell = (cell: Element, at: number) => cloneElement(cell, { 'data-column': names[at] });
  return [head, ...bodies.map((body) => within(body, (row) => within(row, nameCell)))];
}
