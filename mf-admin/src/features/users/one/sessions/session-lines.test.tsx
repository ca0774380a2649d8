import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import { en } from '../../../../messages/en.ts';
import { SessionLines } from './session-lines.tsx';

addMessages('mf_admin', 'en', en);

const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 12));

it('each browser of a person is named with its days, and an unknown one, too', () => {
  render(
    <LocaleProvider value="en">
      <SessionLines
        sessions={[
          { id: 'a', browser: 'firefox', system: 'windows', startedAt: noon(2), usedAt: noon(20) },
          { id: 'b', browser: 'other', system: 'other', startedAt: noon(1), usedAt: noon(1) },
        ]}
      />
    </LocaleProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on Windows.*2 Nov 2026.*20 Nov 2026$/),
    expect.stringMatching(/^Another browser on another system/),
  ]);
});

it('whoever was seen nowhere has no list', () => {
  render(
    <LocaleProvider value="en">
      <SessionLines sessions={[]} />
    </LocaleProvider>,
  );
  expect(screen.getByText('None is noted.')).toBeVisible();
});
