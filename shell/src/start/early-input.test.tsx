import { Form } from '@cursiv/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useForm } from 'react-hook-form';
import { EarlyInput } from './early-input.ts';

const sent: Record<string, unknown>[] = [];

/** A form that holds its values in the form library, and one that follows each key itself. */
function Page() {
  const { register, handleSubmit } = useForm({
    defaultValues: { email: '', password: '', agreed: false, kind: 'a', size: 'one', note: 'as it was' },
  });
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
        <input {...register('email')} aria-label="E-mail" />
        <input {...register('password')} type="password" aria-label="Password" />
        <input {...register('agreed')} type="checkbox" aria-label="Agreed" />
        <select {...register('kind')} aria-label="Kind">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <input {...register('size')} type="radio" value="one" aria-label="One" />
        <input {...register('size')} type="radio" value="two" aria-label="Two" />
        <textarea {...register('note')} aria-label="Note" />
        <button type="submit">Send</button>
      </Form>
      <input aria-label="Query" value={query} onChange={(event) => setQuery(event.target.value)} />
      <input
        type="file"
        aria-label="File"
        onChange={({ target }) =>
          setChosen((names) => [...names, ...Array.from(target.files ?? [], ({ name }) => name)])
        }
      />
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        More
      </button>
      <output>{query}</output>
      <ul>
        {chosen.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const field = <Type extends Element = HTMLInputElement>(label: string) =>
  document.querySelector<Type>(`[aria-label="${label}"]`) as Type;

let container: HTMLElement;

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = '<div id="root"></div>';
  container = document.getElementById('root') as HTMLElement;
  container.innerHTML = renderToString(<Page />);
});

/** The page's code arrives. */
async function comeAlive(): Promise<void> {
  const early = new EarlyInput(container);
  // Typed while the code takes the page over.
  field('E-mail').value = 'ana@cursiv.test';
  field('E-mail').dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => hydrateRoot(container, <Page />));
  await act(async () => early.putBack());
  await act(async () => early.send());
}

describe('a page that was used before its code was there', () => {
  it('keeps what was typed and chosen, and its code knows of it', async () => {
    field('Password').value = 'o parolă';
    field('Agreed').click();
    field<HTMLSelectElement>('Kind').value = 'b';
    field('Two').click();
    field<HTMLTextAreaElement>('Note').value = 'as I want it';
    field('Query').value = 'python';
    await comeAlive();
    expect(field('Password').value).toBe('o parolă');
    expect(document.querySelector('output')).toHaveTextContent('python');
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    expect(sent).toEqual([
      { email: 'ana@cursiv.test', password: 'o parolă', agreed: true, kind: 'b', size: 'two', note: 'as I want it' },
    ]);
  });

  it('sends the form that waited, once, with what was typed', async () => {
    field('Password').value = 'o parolă';
    Object.assign(globalThis, { earlyForm: document.querySelector('form') });
    await comeAlive();
    expect(sent).toEqual([
      { email: 'ana@cursiv.test', password: 'o parolă', agreed: false, kind: 'a', size: 'one', note: 'as it was' },
    ]);
    expect(globalThis).not.toHaveProperty('earlyForm');
  });

  it('repeats the press that waited, once', async () => {
    Object.assign(globalThis, { earlyPress: screen.getByRole('button', { name: 'More' }) });
    await comeAlive();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
    expect(globalThis).not.toHaveProperty('earlyPress');
  });

  it('takes up a file that was chosen, once', async () => {
    await userEvent.upload(field('File'), new File(['{}'], 'certificate.json'));
    await comeAlive();
    expect(Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual(['certificate.json']);
  });

  it('leaves a part that is taken over later to that time', async () => {
    const more = screen.getByRole('button', { name: 'More' });
    Object.assign(globalThis, { earlyPress: more });
    field('Query').value = 'python';
    const early = new EarlyInput(container, container.firstElementChild?.parentElement);
    await act(async () => hydrateRoot(container, <Page />));
    await act(async () => early.putBack());
    await act(async () => early.send());
    expect(document.querySelector('output')).toBeEmptyDOMElement();
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(globalThis).toHaveProperty('earlyPress', more);
    Reflect.deleteProperty(globalThis, 'earlyPress');
  });

  it('sends nothing that nobody has sent', async () => {
    await comeAlive();
    expect(sent).toEqual([]);
  });
});
