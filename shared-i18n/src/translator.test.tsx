import { render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { addMessages } from './i18n.ts';
import { LocaleProvider } from './locale-context.tsx';
import { createOwnTranslator, createTranslator } from './translator.ts';

const lessons = createOwnTranslator(
  { lessons_one: '{{count}} lecție', lessons_few: '{{count}} lecții', lessons_other: '{{count}} de lecții' },
  { lessons_one: '{{count}} lesson', lessons_other: '{{count}} lessons' },
);
const older = createOwnTranslator({ open: 'Deschis' }, { open: 'Open' });
const newer = createOwnTranslator({ open: 'În lucru', late: 'Întârziat' }, { open: 'In progress', late: 'Late' });

function Statuses() {
  const fromOlder = older.useT();
  const fromNewer = newer.useT();
  return <p>{[fromOlder('open'), fromNewer('open'), fromNewer('late')].join(', ')}</p>;
}

describe('messages', () => {
  it.each([
    [1, '1 lecție', '1 lesson'],
    [2, '2 lecții', '2 lessons'],
    [20, '20 de lecții', '20 lessons'],
    [101, '101 lecții', '101 lessons'],
    [120, '120 de lecții', '120 lessons'],
  ])('counts %d lessons as each language does', (count, ro, en) => {
    expect(lessons.translate('ro')('lessons', { count })).toBe(ro);
    expect(lessons.translate('en')('lessons', { count })).toBe(en);
  });

  it('never interprets what people typed as a message', () => {
    addMessages('test', 'ro', { hello: 'Salut, {{name}}', secret: 'secret' });
    const { translate } = createTranslator<{ hello: string }>('test');
    expect(translate('ro')('hello', { name: '$t(test:secret) {{name}} <b>' })).toBe(
      'Salut, $t(test:secret) {{name}} <b>',
    );
  });

  it('say what they were given last, also where they have been shown before', () => {
    const { translate } = createTranslator<{ open: string }>('changing');
    addMessages('changing', 'ro', { open: 'Deschis' });
    addMessages('changing', 'en', { open: 'Open' });
    expect([translate('ro')('open'), translate('en')('open')]).toEqual(['Deschis', 'Open']);
    addMessages('changing', 'ro', { open: 'Deschide' });
    expect([translate('ro')('open'), translate('en')('open')]).toEqual(['Deschide', 'Open']);
  });

  it('stay the same from one drawing to the next: what depends on them is not done again', () => {
    let times = 0;
    const { rerender } = renderHook(() => {
      const t = older.useT();
      // biome-ignore lint/correctness/useExhaustiveDependencies: it stands for any effect that says something.
      useEffect(() => {
        times += 1;
      }, [t]);
    });
    rerender();
    expect(times).toBe(1);
  });

  it('come from the code that shows them, in the language of the page, when an older age of it shows its own', () => {
    render(
      <LocaleProvider value="en">
        <Statuses />
      </LocaleProvider>,
    );
    expect(screen.getByText('Open, In progress, Late')).toBeInTheDocument();
  });
});
