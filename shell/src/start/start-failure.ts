import { report } from '@cursiv/shared-platform/shell';

/** The last resort when the site cannot start at all: the document's own message in both languages, without any framework. */
export function showStartFailure(container: HTMLElement, error: unknown): void {
  report(error);
  const message = document.querySelector<HTMLTemplateElement>('body > template');
  if (message) container.replaceChildren(message.content.cloneNode(true));
}
