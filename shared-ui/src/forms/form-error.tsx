import { CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as styles from './form-error.module.css';

export type FormErrorProps = {
  /** What happened, in the reader's terms. */
  title: ReactNode;
  /** What was kept, and what to do next. */
  children?: ReactNode;
  /** The fields to correct; each entry links to its control by id. */
  fields?: readonly { id: string; text: string }[];
  ref?: Ref<HTMLDivElement>;
};

/** Why the form was not sent. Announced as it appears; can take focus. */
export function FormError({ title, children, fields = [], ref }: FormErrorProps) {
  return (
    <div className={styles.error} role="alert" tabIndex={-1} ref={ref}>
      <CircleAlert size={22} aria-hidden />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children && <div>{children}</div>}
        {fields.length > 0 && (
          <ul className={styles.list}>
            {fields.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`}>{field.text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
