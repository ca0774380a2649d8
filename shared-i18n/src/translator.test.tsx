import { render, screen } from '@testing-library/react';
import { addMessages } from './i18n.ts';
import { LocaleProvider } from './locale-context.tsx';
import { createTranslator } from './translator.ts';
import { useVocabulary, vocabulary } from './vocabulary/vocabulary.ts';

const Level = () => useVocabulary()('level.beginner');

describe('messages', () => {
  it.each([
    [1, '1 lecție', '1 lesson'],
    [2, '2 lecții', '2 lessons'],
    [20, '20 de lecții', '20 lessons'],
    [101, '101 lecții', '101 lessons'],
    [120, '120 de lecții', '120 lessons'],
  ])('counts %d lessons as each language does', (count, ro, en) => {
    expect(vocabulary('ro')('lessons', { count })).toBe(ro);
    expect(vocabulary('en')('lessons', { count })).toBe(en);
  });

  it('never interprets what people typed as a message', () => {
    addMessages('test', 'ro', { hello: 'Salut, {{name}}' });
    const { translate } = createTranslator<{ hello: string }>('test');
    expect(translate('ro')('hello', { name: '$t(vocabulary:level.beginner) {{name}} <b>' })).toBe(
      'Salut, $t(vocabulary:level.beginner) {{name}} <b>',
    );
  });

  it('follows the language of the page', () => {
    render(
      <LocaleProvider value="en">
        <Level />
      </LocaleProvider>,
    );
    expect(screen.getByText('Beginner')).toBeInTheDocument();
  });
});
