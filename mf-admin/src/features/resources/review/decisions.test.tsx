import type { Resource } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ro } from '../../../messages/ro.ts';
import { RowActions } from '../table/row-actions.tsx';
import { Decisions } from './decisions.tsx';

addMessages('mf_admin', 'ro', ro);

const resource: Resource = {
  ...{ id: 'r1', ownerUid: 'mara', kind: 'article', title: { ro: 'Scriere' }, summary: {}, body: { ro: 'A' } },
  ...{ files: {}, access: 'public', locales: ['ro'], categoryId: 'languages', courseIds: [] },
  ...{ status: 'in_review', rev: 2, createdAt: new Date(), updatedAt: new Date() },
};

const show = (isDecidedHere: boolean) =>
  render(
    <MemoryRouter>
      <LocaleProvider value="ro">
        <Decisions resource={resource} title="Scriere" isDecidedHere={isDecidedHere} onDecided={() => {}} />
        <RowActions resource={{ ...resource, status: 'published' }} isDecidedHere={isDecidedHere} onMove={() => {}} />
      </LocaleProvider>
    </MemoryRouter>,
  );
const actions = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Acțiuni/ }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

describe('the decisions on a resource', () => {
  it('are there for who may decide', async () => {
    show(true);
    expect(screen.getByRole('button', { name: 'Aprobă și publică' })).toBeVisible();
    await expect(actions()).resolves.toContain('Suspendă');
  });

  it('are not there for whom it concerns, who still reads it and is told why', async () => {
    show(false);
    expect(screen.queryByRole('button', { name: 'Aprobă și publică' })).not.toBeInTheDocument();
    expect(screen.getByText('Te privește pe tine, așa că decide un administrator.')).toBeVisible();
    await expect(actions()).resolves.toEqual(['Citește', 'Deschide pagina']);
  });
});
