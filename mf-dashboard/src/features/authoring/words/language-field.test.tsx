import { screen } from '@testing-library/react';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { type AuthoringAround, AuthoringContext } from '../authoring-context.ts';
import { emptyDraft } from '../draft/draft-state.ts';
import { LanguageField } from './language-field.tsx';

const nothing = () => {};
const draft = emptyDraft();
const around: AuthoringAround = {
  ...({ courseId: 'c1', ownerUid: 'ana', rev: 1, place: { of: 'course' }, languages: ['ro', 'en'] } as const),
  ...{ present: () => draft, subscribe: () => nothing, edit: nothing, openedTexts: new Map() },
  calm: { present: () => draft, subscribe: () => nothing },
  ...{ parts: { status: 'ready', value: {} }, saveNow: async () => true, whenStored: async () => {} },
  ...{ open: nothing, addTerm: nothing, focus: nothing, announce: nothing },
};

const show = (title: string) =>
  showInLocale(
    'ro',
    <AuthoringContext value={around}>
      <LanguageField label="Titlu" value={{ ro: title, en: 'A title' }} maxLength={120} onChange={nothing} />
    </AuthoringContext>,
  );

describe('a title', () => {
  it.each([
    ['of signs that nobody sees', '\u200b\u2060'],
    ['with a sign that turns the letters around', 'Scrisul\u202e de mână'],
  ])('%s says so beside its field', (_, title) => {
    show(title);
    expect(screen.getByLabelText('Titlu · Română')).toHaveAccessibleDescription(/semne care nu se văd/);
    expect(screen.getByLabelText('Titlu · English')).toBeValid();
  });

  it.each(['', 'Scrisul de mână', '🎉🎉', '👩‍🏫 Cu profesoara'])('%j is as good as any', (title) => {
    show(title);
    expect(screen.getByLabelText('Titlu · Română')).toBeValid();
  });
});
