/** Service accounts that functions run under, made once for a project (docs/deploy.md); Google completes the names. */
export const ACCOUNTS = {
  /** Reads the database for the list of pages, and may call `render`. */
  page: 'cursiv-page@',
  /** May do nothing at all. */
  render: 'cursiv-render@',
} as const;
