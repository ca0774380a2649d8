import { createOwnTranslator } from '@cursiv/shared-i18n';
import { isReloadHeld } from '@cursiv/shared-platform/shell';
import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { isLoadFailure } from './is-load-failure.ts';

const { useT } = createOwnTranslator(
  {
    missing: 'Această parte a paginii nu a putut fi adusă. Ce ai scris a rămas pe pagină.',
    retry: 'Încearcă din nou',
  },
  { missing: 'This part of the page could not be loaded. What you have written is still here.', retry: 'Try again' },
);

/**
 * A part of a page whose code comes when it is first shown, as with `lazy`. When the code cannot be had, the failure is the page's, which
 * loads itself again (spec §8). While the page holds what that would lose, the part alone is missing, and can be tried again.
 */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Part = lazy<ComponentType<Props>>(load);
  const again = () => {
    Part = lazy<ComponentType<Props>>(load);
  };
  return (props: Props) => <Later again={again} part={() => <Part {...props} />} />;
}

/** `part`: draws the part; `again`: what is drawn next asks for its code anew. */
type LaterProps = { part: () => ReactNode; again: () => void };

class Later extends Component<LaterProps, { error?: unknown; isHeld?: boolean }> {
  override state: { error?: unknown; isHeld?: boolean } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error, isHeld: isLoadFailure(error) && isReloadHeld() });

  readonly #retry = () => {
    this.props.again();
    this.setState({ error: undefined });
  };

  override render() {
    const { error, isHeld } = this.state;
    if (error === undefined) return this.props.part();
    if (!isHeld) throw error;
    return <Missing onRetry={this.#retry} />;
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <p role="alert">
      {t('missing')}{' '}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
