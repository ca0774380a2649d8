/** Service accounts that functions run under, created once per project (docs/deploy.md); Google completes the names. */
export const ACCOUNTS = {
  /** Reads the database for the list of pages, and may call `render`. */
  page: 'cursiv-page@',
  /** Has no permissions at all. */
  render: 'cursiv-render@',
} as const;
