import { createOwnTranslator } from '@cursiv/shared-i18n';
import { isReloadHeld } from '@cursiv/shared-platform/shell';
import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../states/notice.tsx';
import { isLoadFailure } from './is-load-failure.ts';

const { useT } = createOwnTranslator(
  {
    title: 'Această parte a paginii nu a putut fi adusă',
    text: 'Ce ai scris a rămas pe pagină. Verifică dacă ai conexiune.',
    retry: 'Încearcă din nou',
  },
  {
    title: 'This part of the page could not be loaded',
    text: 'What you have written is still on the page. Check that you have a connection.',
    retry: 'Try again',
  },
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
    <Notice
      tone="warning"
      role="alert"
      title={t('title')}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('text')}
    </Notice>
  );
}
