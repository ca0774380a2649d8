import { createOwnTranslator } from '@cursiv/shared-i18n';
import { Button } from '../actions/button.tsx';
import { ErrorState } from './error-state.tsx';

const { useT } = createOwnTranslator({ retry: 'Încearcă din nou' }, { retry: 'Try again' });

export type LoadFailureProps = {
  /** What is missing. */
  title: string;
  /** Why. */
  text: string;
  retry: () => void;
};

/** Stands for something that could not be read, with a way to try again. */
export function LoadFailure({ title, text, retry }: LoadFailureProps) {
  const t = useT();
  return <ErrorState title={title} text={text} action={<Button onClick={retry}>{t('retry')}</Button>} />;
}
