import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isFormattable } from './is-formattable.ts';
import { Markdown } from './markdown.tsx';
import { Prose } from './prose/prose.tsx';
import { HOSTILE } from './testing/hostile-markdown.ts';

const kinds = Object.entries(HOSTILE);

/** The time that some work takes, in milliseconds. */
function costOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/** The longest text of a kind that is still formatted. */
function longestOf(make: (length: number) => string): string {
  let [fits, tooMuch] = [1, 200_000];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (isFormattable(make(middle))) fits = middle;
    else tooMuch = middle;
  }
  return make(fits);
}

describe('a megabyte of hostile text', () => {
  it.each(kinds)('%s: is one paragraph, letter by letter', (_kind, make) => {
    const text = make();
    const { container } = render(<Prose text={text} locale="ro" under={1} />);
    expect(container.querySelectorAll('*')).toHaveLength(1);
    expect(container.textContent).toBe(text);
  });

  it('costs a time that grows with its length on the server, whatever it is made of', () => {
    const texts = kinds.map(([, make]) => make());
    const cost = costOf(() => {
      for (const text of texts) renderToStaticMarkup(<Prose text={text} locale="ro" under={1} />);
    });
    // The work uses a tenth of it; a quadratic algorithm takes minutes.
    expect(cost / texts.length).toBeLessThan(5_000);
  });
});

describe('the most that is formatted', () => {
  it.each(kinds)('%s: costs no more than its marks', (_kind, make) => {
    const text = longestOf(make);
    const cost = costOf(() => renderToStaticMarkup(<Markdown text={text} under={1} />));
    // The work uses a fiftieth of this on a quiet machine; without the limit, a megabyte of lists and footnotes takes
    // minutes.
    expect(cost).toBeLessThan(10_000);
  });
});

describe('what people write', () => {
  it('is formatted: a long lesson with a list, a table and code', () => {
    const part = [
      '## Pasul următor',
      'Un paragraf **limpede**, cu o [legătură](https://exemplu.ro) și `cod`.',
      '1. unu\n   - doi\n     - trei\n       - patru',
      '> O vorbă — a cuiva.',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '```python\nfor i in range(10):\n                    print(i)\n```',
      '---------------------------',
    ].join('\n\n');
    expect(isFormattable(`${part}\n\n`.repeat(40))).toBe(true);
  });
});
