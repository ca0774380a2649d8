import type { DraftLesson, Locale } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { type AuthoringAround, AuthoringContext } from '../authoring-context.ts';
import { emptyDraft } from '../draft/draft-state.ts';
import type { DraftEdit } from '../draft/edit-draft.ts';
import { LessonTrackField } from './lesson-track-field.tsx';

const video = { path: 'courses/ana/c1/l1/f1-film.mp4', contentType: 'video/mp4', captions: [] };
const lesson: DraftLesson = { id: 'l1', type: 'video', title: {}, freePreview: false, durationSec: 60, video };
const GOOD = 'WEBVTT\n\n00:00.000 --> 00:01.000\nUnu\n\n';

/** Gives a video a file of captions in Romanian; returns the draft's edits. */
async function choose(locale: Locale, label: string, name: string, text: string): Promise<DraftEdit[]> {
  const edits: DraftEdit[] = [];
  const nothing = () => {};
  const around: AuthoringAround = {
    ...({ courseId: 'c1', ownerUid: 'ana', rev: 1, place: { of: 'lesson', id: 'l1' }, languages: ['ro'] } as const),
    ...({ openedTexts: new Map(), parts: { status: 'ready', value: {} } } as const),
    ...{ present: emptyDraft, subscribe: () => nothing, edit: (by) => void edits.push(by) },
    calm: { present: emptyDraft, subscribe: () => nothing },
    ...{ saveNow: async () => true, whenStored: async () => {}, open: nothing, addTerm: nothing },
    ...{ focus: nothing, announce: nothing },
  };
  showInLocale(
    locale,
    <AuthoringContext value={around}>
      <LessonTrackField lesson={lesson} video={video} kind="captions" locale="ro" />
    </AuthoringContext>,
  );
  // A browser reads files, jsdom does not.
  const file = Object.assign(new File([text], name), { text: async () => text });
  await userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file);
  return edits;
}

describe('captions that cannot be taken', () => {
  it.each([
    ['ro', 'Alege subtitrarea: română', /„lunga\.vtt” nu a fost trimis/, /1\sMB/],
    ['en', 'Choose captions: Romanian', /lunga\.vtt/, /1\sMB/],
  ] as const)('because they have ten megabytes are refused beside the field, with the limit (%s)', async (...said) => {
    const [locale, label, title, limit] = said;
    const edits = await choose(locale, label, 'lunga.vtt', GOOD.repeat(10_000_000 / GOOD.length));
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent(title);
    expect(refusal).toHaveTextContent(limit);
    expect(edits).toEqual([]);
  });

  it('because they are broken are refused with the line that is', async () => {
    const edits = await choose(
      'ro',
      'Alege subtitrarea: română',
      'stricata.vtt',
      `${GOOD}00:02.000 --> 00:01.000\nDoi`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/6/);
    expect(edits).toEqual([]);
  });
});
