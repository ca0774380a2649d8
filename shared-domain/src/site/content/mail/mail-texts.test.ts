import { LOCALES } from '../../../l10n/l10n.ts';
import { SITE_CONTENT } from '../content.ts';
import { filled, MAIL_PARTS, MAIL_TYPES, type MailText, mailTextProblem, namesIn } from './mail-texts.ts';
import { mailTextOf, productMailText, wrongMailTexts } from './product-mail-texts.ts';

const NONE = { ro: '', en: '' };
const text = (changes: Partial<MailText>): MailText => ({ subject: NONE, opening: NONE, ...changes });
const PRODUCT = '{{name}} a confirmat „{{title}}”.';

describe('the texts of the product', () => {
  it.each(MAIL_TYPES)('of %s name the same in both languages, and would be taken as they are', (type) => {
    const [ro, en] = LOCALES.map((locale) => productMailText(type, locale));
    for (const part of MAIL_PARTS) {
      expect(ro?.[part]).not.toBe('');
      expect(namesIn(ro?.[part] ?? '').sort()).toEqual(namesIn(en?.[part] ?? '').sort());
      for (const locale of LOCALES) {
        const said = productMailText(type, locale);
        // The longest sentences are too long for a subject of one's own, and are cut when they are sent.
        expect([undefined, 'tooLong']).toContain(mailTextProblem(part, said[part], said.opening));
      }
    }
  });
});

describe('a text in place of the product’s', () => {
  it.each([
    ['subject', 'Confirmat', undefined],
    ['subject', '{{title}}: confirmat', undefined],
    ['subject', '', undefined],
    ['opening', '', undefined],
    ['opening', 'Vești bune despre {{title}}, de la {{name}}.', undefined],
    ['opening', 'Vești bune despre {{title}}.', 'missing'],
    ['opening', 'Vești bune', 'missing'],
    ['opening', '{{name}} {{title}} {{at}}', 'unknown'],
    ['subject', '{{constructor}}', 'unknown'],
    ['subject', '{{ title }}', 'unknown'],
    ['subject', '{title}', 'unknown'],
    ['subject', 'a }} b', 'unknown'],
    ['subject', 'Confirmat\r\nBcc: eve@evil.test', 'unreadable'],
    ['subject', 'Confirmat\u2028Bcc', 'unreadable'],
    ['opening', '{{name}}\n{{title}}', 'unreadable'],
    ['subject', '\u202Eabc', 'unreadable'],
    ['subject', '   ', 'unreadable'],
    ['subject', 'x'.repeat(151), 'tooLong'],
    ['opening', 'x'.repeat(601), 'tooLong'],
  ] as const)('as %s “%s”: %s', (part, own, problem) => {
    expect(mailTextProblem(part, own, PRODUCT)).toBe(problem);
  });

  it('puts in what it names, once', () => {
    expect(filled('{{name}}: {{title}} {{gone}}', { name: '{{title}}', title: '$& $1' })).toBe('{{title}}: $& $1 ');
  });
});

describe('the texts of all mails', () => {
  it('are told with what is wrong, and what cannot stand is not said', () => {
    const texts = {
      'review.hidden': text({ subject: { ro: 'Ascunsă', en: '{{eve}}' } }),
      gathered: text({ opening: { ro: 'Noutăți', en: '{{news}}, all at once' } }),
    };
    expect(wrongMailTexts({ texts })).toEqual([
      { type: 'review.hidden', part: 'subject', locale: 'en', problem: 'unknown' },
      { type: 'gathered', part: 'opening', locale: 'ro', problem: 'missing' },
    ]);
    expect(mailTextOf({ texts }, 'review.hidden', 'ro').subject).toBe('Ascunsă');
    expect(mailTextOf({ texts }, 'review.hidden', 'en')).toEqual(productMailText('review.hidden', 'en'));
    expect(mailTextOf({ texts }, 'gathered', 'en').opening).toBe('{{news}}, all at once');
    expect(mailTextOf({ texts }, 'review.received', 'ro')).toEqual(productMailText('review.received', 'ro'));
  });

  it('keep a type whose name is not known any more from the others', () => {
    const stored = { texts: { 'review.gone': text({}), 'review.hidden': text({}) } };
    expect(SITE_CONTENT.mails.schema.safeParse(stored).data).toEqual({ texts: { 'review.hidden': text({}) } });
    expect(SITE_CONTENT.mails.schema.safeParse({ texts: { 'review.hidden': { subject: NONE } } }).success).toBe(false);
  });
});
