import type { Resource, ResourceStatus } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import { previewOf } from './bulk-moves.ts';
import { ResourcesDialog } from './resources-dialog.tsx';

addMessages('mf_admin', 'en', en);

const resource = (id: string, status: ResourceStatus): Resource => ({
  ...{
    id,
    ownerUid: 'ana',
    status,
    kind: 'article',
    title: { en: id },
    summary: {},
    body: {},
    files: {},
    access: 'public',
  },
  ...{
    locales: ['en'],
    categoryId: 'languages',
    courseIds: [],
    rev: 3,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  },
});

/** Asks about archiving; returns the names of the resources that were moved. */
async function ask(...resources: Resource[]): Promise<string[]> {
  const moved: string[] = [];
  render(
    <LocaleProvider value="en">
      <ResourcesDialog
        to="archived"
        lines={previewOf(resources, 'archived', () => true)}
        move={async ({ id }) => void moved.push(id)}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await screen.findByRole('dialog');
  return moved;
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('several resources that are moved at once', () => {
  it('are previewed, moved and reported line by line', async () => {
    const moved = await ask(resource('Verbs', 'published'), resource('Nouns', 'in_review'));
    expect(lines()).toEqual(['VerbsPublished → Archived', expect.stringMatching(/^NounsStays: there is no way/)]);
    expect(moved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Change one row' }));
    const report = within(await screen.findByRole('dialog', { name: 'What was changed' }));
    expect(report.getByRole('status')).toHaveTextContent('One row changed.');
    expect(lines()).toEqual(['VerbsChanged.', expect.stringMatching(/^NounsStays/)]);
    expect(moved).toEqual(['Verbs']);
  });

  it('are all left where nothing was chosen for a bad line', async () => {
    await ask(resource('Verbs', 'published'), resource('Nouns', 'in_review'));
    await userEvent.click(screen.getByRole('radio', { name: 'none is changed' }));
    expect(screen.getByRole('button', { name: 'Change one row' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('so none is');
    await userEvent.click(screen.getByRole('radio', { name: 'the others are changed' }));
    expect(screen.getByRole('button', { name: 'Change one row' })).toBeEnabled();
  });
});
