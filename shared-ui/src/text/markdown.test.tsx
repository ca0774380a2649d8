import { render, screen } from '@testing-library/react';
import { Markdown } from './markdown.tsx';

describe('Markdown', () => {
  it('keeps headings below the one the text stands under', () => {
    render(<Markdown text={'# Unu\n\n## Doi'} under={2} />);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H3']);
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
});
