import { render, screen } from '@testing-library/react';
import { Markdown } from './markdown.tsx';

/** Every way in which Markdown lets a text set attributes. */
const HOSTILE = `# First view

## Main

\`\`\`js id="root" data-section="mf_public" data-build="x" class="hidden" name="body" style="position:fixed" onclick="x()"
code
\`\`\`

A note[^first-view], a [place](#main), a [reference][ref] and <https://example.org/a>.

- [x] done

5. five

| a | b |
|:-:|--:|
| 1 | 2 |

> [!NOTE]
> Look.

[ref]: https://example.org "first-view"

[^first-view]: The note.

<div id="first-view" data-section="x">text</div>
<script type="application/json" id="first-view">{}</script>

![first-view](https://example.org/x.png)`;

describe('Markdown', () => {
  it('keeps headings below the one the text stands under', () => {
    render(<Markdown text={'# Unu\n\n## Doi'} under={2} />);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H3']);
  });
  it('shows lines that begin with a point as a list, as phones type them', () => {
    render(<Markdown text={'Ai nevoie de:\n• apă\n•cerneală\n\nAtât.'} under={1} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual(['apă', 'cerneală']);
    expect(screen.getByText('Ai nevoie de:')).toBeInTheDocument();
    expect(screen.getByText('Atât.')).toBeInTheDocument();
  });
  it('shows HTML as text and gives no address to links that could run', () => {
    render(
      <Markdown
        text={'<img src=x onerror=alert(1)> [apasă](javascript:alert(1)) [sit](https://example.org)'}
        under={1}
      />,
    );
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('apasă').closest('a')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org');
  });
  it('links to pages of this site, and to no other site by what looks like a path', () => {
    const paths = ['/help', '/en/courses?q=a#b', '//evil.example', '/\\evil.example', '/\t/evil.example', 'help'];
    render(<Markdown text={paths.map((path) => `[pagina](<${path}>)`).join(' ')} under={1} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths.slice(0, 2));
  });
  it('names the column of each cell where a table has no room for many', () => {
    const { container } = render(
      <Markdown
        text={'| Ce | De ce | **Cine** |\n|---|---|---|\n| nume | contul | tu |\n\n| a | b |\n|---|---|\n| 1 | 2 |'}
        under={1}
      />,
    );
    expect(screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.dataset.column])).toEqual([
      ['nume', 'Ce'],
      ['contul', 'De ce'],
      ['tu', 'Cine'],
      ['1', undefined],
      ['2', undefined],
    ]);
    expect(container.querySelectorAll('th')).toHaveLength(5);
  });
  it('lets a text set only attributes that affect how readers see it', () => {
    const { container } = render(<Markdown text={HOSTILE} under={1} />);
    const attributes = [...container.querySelectorAll('*')].flatMap(({ tagName, attributes: all }) =>
      [...all].map(({ name, value }) => `${tagName.toLowerCase()} ${name}=${value}`),
    );
    expect([...new Set(attributes)].toSorted()).toEqual([
      'a href=https://example.org',
      'a href=https://example.org/a',
      'a rel=noopener noreferrer nofollow',
      'input checked=',
      'input readonly=',
      'input type=checkbox',
      'ol start=5',
      'td style=text-align: center;',
      'td style=text-align: right;',
      'th style=text-align: center;',
      'th style=text-align: right;',
    ]);
    expect(screen.getByRole('heading', { name: 'First view' })).toBeInTheDocument();
    expect(screen.getByText('code')).toBeInTheDocument();
  });
});
