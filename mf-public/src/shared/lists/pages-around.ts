/** The page numbers to link: the first, the last and the neighbours of the present one. */
export function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(near)].toSorted((one, other) => one - other);
}
