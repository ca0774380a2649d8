import { EVERY_TEXT } from '@cursiv/shared-domain/testing/texts';
import { checkEmail } from './problems.ts';

it('no text that breaks code, markup or templates is taken for an e-mail address', () => {
  for (const text of EVERY_TEXT)
    expect([text, checkEmail(text)]).toEqual([text, text.trim() === '' ? 'emailMissing' : 'emailInvalid']);
});
