import { AppError, type AppErrorCode } from '@cursiv/shared-domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { HandOverButton } from './hand-over-button.tsx';
import { OfferedCourse } from './offered-course.tsx';

const offer = { uid: 'dan', expiresAt: new Date('2026-12-06T10:00:00Z') };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog');
const inDialog = () => within(screen.getByRole('alertdialog'));

describe('handing a course over', () => {
  it('says what happens before anything is sent', async () => {
    const sent: unknown[] = [];
    const send = async (uid: string | null) => void sent.push(uid);
    showInLocale('ro', <HandOverButton uid="dan" name="Dan Rusu" offer={undefined} send={send} />);
    await press('Predă cursul: Dan Rusu');
    await question();
    expect(sent).toEqual([]);
    expect(inDialog().getByText(/fișierele, cursanții, recenziile.* trec la Dan Rusu/)).toBeInTheDocument();
    expect(inDialog().getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(inDialog().getByRole('button', { name: 'Predă cursul' }));
    expect(sent).toEqual(['dan']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('takes an offer back at once', async () => {
    const sent: unknown[] = [];
    const send = async (uid: string | null) => void sent.push(uid);
    showInLocale('en', <HandOverButton uid="dan" name="Dan Rusu" offer={offer} send={send} />);
    await press('Take the offer back: Dan Rusu');
    expect(sent).toEqual([null]);
  });
});

describe('a course that is offered to the reader', () => {
  it('is theirs once they have agreed to what it means', async () => {
    const sent: string[] = [];
    showInLocale('ro', <OfferedCourse offer={offer} name="Ana Pop" answer={async (said) => void sent.push(said)} />);
    expect(screen.getByText('Ana Pop vrea să îți predea acest curs')).toBeInTheDocument();
    await press('Preia cursul');
    await question();
    expect(inDialog().getByText(/ocupă de acum loc/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(inDialog().getByRole('button', { name: 'Preia cursul' }));
    expect(sent).toEqual(['accepted']);
  });

  it('is declined without a question', async () => {
    const sent: string[] = [];
    showInLocale('en', <OfferedCourse offer={offer} name="Ana Pop" answer={async (said) => void sent.push(said)} />);
    await press('Do not take it over');
    expect(sent).toEqual(['declined']);
  });

  it.each([
    ['quota-exceeded', /nu încap în spațiul tău/],
    ['address-unproven', /Confirmă-ți întâi adresa/],
    ['busy', /tocmai se publică/],
    ['not-found', /nu mai este valabilă/],
  ] as [AppErrorCode, RegExp][])('says why it could not be taken over: %s', async (code, text) => {
    const answer = () => Promise.reject(new AppError(code));
    showInLocale('ro', <OfferedCourse offer={offer} name="Ana Pop" answer={answer} />);
    await press('Preia cursul');
    await question();
    await userEvent.click(inDialog().getByRole('button', { name: 'Preia cursul' }));
    expect(await inDialog().findByRole('alert')).toHaveTextContent(text);
  });
});
