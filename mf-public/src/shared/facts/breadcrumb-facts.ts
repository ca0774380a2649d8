import type { HeadContext } from '@cursiv/shared-platform';

/** The breadcrumb trail as search engines read it; each step is a name and a path without locale, the page itself last. */
export const breadcrumbFacts = (
  steps: readonly (readonly [name: string, path: string])[],
  { address }: HeadContext,
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
});
