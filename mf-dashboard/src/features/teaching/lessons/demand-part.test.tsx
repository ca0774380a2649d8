import { lessonFigures } from '@cursiv/shared-domain';
import { screen, within } from '@testing-library/react';
import type { ReadableCourse } from '../../../shared/courses/readable-course.ts';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { DemandPart } from './demand-part.tsx';
import { lessonRows } from './lesson-rows.ts';

const lesson = (id: string) => ({ id, type: 'text', title: { ro: id }, freePreview: false, durationSec: 60 }) as const;
const course = {
  units: [{ id: 'u1', title: {}, lessons: [lesson('Cerneala'), lesson('Hârtia'), lesson('Penița')] }],
  retired: [],
} as unknown as ReadableCourse;

const show = (counts: Record<string, number>) =>
  showInLocale('ro', <DemandPart rows={lessonRows(course, lessonFigures(counts))} />);
const inRow = (language: RegExp) => within(screen.getByRole('row', { name: language }));

it('says in which language lessons were wanted, how often they were read in another, and which ones', () => {
  show({
    'Cerneala:opened:ro:ro': 9,
    'Cerneala:opened:en:ro': 1,
    'Hârtia:opened:en:ro': 3,
    'Hârtia:finished:en:ro': 2,
    'Penița:opened:en:en': 1,
  });
  expect(inRow(/Română/).getByRole('cell', { name: '9' })).toBeVisible();
  expect(inRow(/Română/).getByRole('cell', { name: /^0 \(0/ })).toBeVisible();
  expect(inRow(/Engleză/).getByRole('cell', { name: '5' })).toBeVisible();
  expect(inRow(/Engleză/).getByRole('cell', { name: /^4 \(80/ })).toBeVisible();
  expect(screen.getByText(/Hârtia și Cerneala/)).toBeVisible();
  expect(screen.queryByText(/Penița/)).not.toBeInTheDocument();
});

it('says of a course that nobody has opened that nothing was wanted', () => {
  show({});
  expect(inRow(/Engleză/).getByRole('cell', { name: '0' })).toBeVisible();
  expect(inRow(/Engleză/).getByRole('cell', { name: /^0 \(0/ })).toBeVisible();
});
