import type { ComponentProps, FormEvent } from 'react';

export type SearchFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** The page that shows what is found, by the fields as its query: the browser goes there by itself while the page's code is not there. */
  action: string;
  onSearch: (form: HTMLFormElement) => void;
};

/** A form that asks for a page and tells nobody anything: it works without scripts. */
export function SearchForm({ onSearch, ...rest }: SearchFormProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(event.currentTarget);
  };
  return <form {...rest} method="get" onSubmit={search} />;
}
