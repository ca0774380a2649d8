import { type Answer, type AskedQuestion, answerText, type Locale } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showInLocale } from '../../../../shared/testing/show-in-locale.tsx';
import { AskedQuestionFields } from './asked-question-fields.tsx';

const line = (id: string, ro: string, en?: string) => ({ id, text: { ro, ...(en && { en }) } });
const common = { id: 'q1', prompt: { ro: 'Care?', en: 'Which?' }, points: 2 };

let answer: Answer | undefined;
beforeEach(() => {
  answer = undefined;
});

function Page({ question }: { question: AskedQuestion }) {
  const [stored, setStored] = useState<string>();
  return (
    <AskedQuestionFields
      {...{ question, place: 1, count: 3, base: 'ro' as Locale, stored, isDisabled: false }}
      onAnswer={(given) => {
        answer = given;
        setStored(answerText(given));
      }}
    />
  );
}
const show = (question: AskedQuestion, locale: Locale = 'ro') => showInLocale(locale, <Page question={question} />);

describe('a question', () => {
  it('is a group named by its words, with the way to answer it', async () => {
    show({ ...common, type: 'single', options: [line('a', 'unu'), line('b', 'doi')] });
    expect(screen.getByRole('group', { name: 'Care?' })).toHaveTextContent('Întrebarea 1 din 3 · 2 puncte');
    await userEvent.click(screen.getByRole('radio', { name: 'doi' }));
    expect(answer).toBe('b');
  });

  it('takes several answers, and gives them up again', async () => {
    show({ ...common, type: 'multiple', options: [line('a', 'unu'), line('b', 'doi')] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'unu' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'doi' }));
    expect(answer).toEqual(['a', 'b']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'unu' }));
    expect(answer).toEqual(['b']);
  });

  it('is true or false', async () => {
    show({ ...common, type: 'trueFalse' });
    await userEvent.click(screen.getByRole('radio', { name: 'Fals' }));
    expect(answer).toBe(false);
  });

  it('puts items in order by keyboard, and says where they are', async () => {
    show({ ...common, type: 'ordering', items: [line('a', 'unu'), line('b', 'doi'), line('c', 'trei')] });
    screen.getByRole('button', { name: 'Mută mai sus: trei' }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(answer).toEqual(['c', 'a', 'b']);
    expect(screen.getByRole('status')).toHaveTextContent('„trei” este acum pe locul 1 din 3.');
    expect(screen.getByRole('button', { name: 'Mută mai sus: trei' })).toHaveFocus();
  });

  it('matches by lists, and leaves what is taken back unanswered', async () => {
    const items = [line('l1', 'Mureș'), line('l2', 'Ceahlău')];
    show({ ...common, type: 'matching', items, answers: [line('r1', 'munte'), line('r2', 'râu')] });
    await userEvent.selectOptions(screen.getByLabelText('Mureș'), 'râu');
    await userEvent.selectOptions(screen.getByLabelText('Ceahlău'), 'munte');
    expect(answer).toEqual({ l1: 'r2', l2: 'r1' });
    await userEvent.selectOptions(screen.getByLabelText('Mureș'), 'Alege');
    expect(answer).toEqual({ l2: 'r1' });
  });

  it('is in the page’s language, and else in another, marked as such', async () => {
    show({ ...common, type: 'single', options: [line('a', 'unu', 'one'), line('b', 'doi')] }, 'en');
    expect(screen.getByRole('group', { name: 'Which?' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'one' })).toBeInTheDocument();
    expect(screen.getByText('doi')).toHaveAttribute('lang', 'ro');
  });
});
