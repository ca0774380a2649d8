import type { ComponentProps, FormEvent } from 'react';

export type SearchFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /**
   * The page with the results, which gets the fields as its query. The browser goes there by itself until the page's
   * code has loaded.
   */
  action: string;
  onSearch: (form: HTMLFormElement) => void;
};

/** A form that opens a page and sends no data: it works without scripts. */
export function SearchForm({ onSearch, ...rest }: SearchFormProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(event.currentTarget);
  };
  return <form {...rest} method="get" onSubmit={search} />;
}
