/** The last resort when the site cannot start at all: both languages, no framework. */
export function showStartFailure(container: HTMLElement, error: unknown): void {
  console.error(error);
  const text = document.createElement('p');
  text.textContent =
    'Cursiv nu a putut porni. Verifică conexiunea și reîncarcă pagina. · Cursiv could not start. Check your connection and reload the page.';
  const button = document.createElement('button');
  button.textContent = 'Reîncarcă · Reload';
  button.onclick = () => location.reload();
  const main = document.createElement('main');
  main.id = 'main';
  main.append(text, button);
  container.replaceChildren(main);
}
