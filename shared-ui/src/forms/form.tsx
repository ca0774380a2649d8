import type { ComponentProps, FormEvent } from 'react';

export type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate' | 'onSubmit'> & {
  /** Answers a press on send; the browser itself sends nothing. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form that the page's code answers and whose own words say what is wrong with a field. What is typed never becomes part of an
 * address: one that is sent before the page's code is there waits for it.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return <form {...rest} method="post" noValidate onSubmit={send} />;
}
