import type { Locale } from '@cursiv/shared-i18n';
import { saveBlob } from '../../actions/save-blob.ts';
import { csvOf } from './csv.ts';

/** Saves rows of values on the person's device, as a file that spreadsheets in their language open. */
export const saveCsv = (rows: readonly (readonly (string | number)[])[], name: string, locale: Locale): void =>
  saveBlob(new Blob([csvOf(rows, locale)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
