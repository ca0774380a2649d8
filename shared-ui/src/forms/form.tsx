import type { ComponentProps, FormEvent } from 'react';

export type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate' | 'onSubmit'> & {
  /** Handles a press on send; the browser itself sends nothing. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form that the page's code answers, with its own validation messages. Typed text never becomes part of an address: a
 * form sent before the page's code has loaded waits for it.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return <form {...rest} method="post" noValidate onSubmit={send} />;
}
