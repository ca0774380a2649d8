import * as fc from 'fast-check';
import { hasSoundQuestions } from '../problems/sound-ids.ts';
import type { Question } from '../question-schema.ts';
import { anyQuestion } from '../testing/any-question.ts';
import { readGift } from './read-gift.ts';
import { writeGift } from './write-gift.ts';

const read = (text: string, room?: number) => {
  let count = 0;
  const newId = () => {
    count += 1;
    return `p${count}`;
  };
  return readGift(text, 'ro', newId, room);
};

/** A question with ids by their order, whoever gave them. */
function renamed(question: Question): unknown {
  const names = new Map<string, string>();
  return JSON.parse(JSON.stringify(question), (key, value) => {
    if (!['id', 'answerId', 'right'].includes(key) && !Array.isArray(value)) return value;
    const named = (id: string) => names.get(id) ?? (names.set(id, `n${names.size}`).get(id) as string);
    if (key === 'right' && Array.isArray(value)) return value.map((id: string) => named(id));
    return typeof value === 'string' ? named(value) : value;
  });
}

describe('a GIFT text', () => {
  it('gives back the questions that were written into it', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion('ro'), { maxLength: 4 }), (questions) => {
        const { questions: read_, problems } = read(writeGift(questions, 'ro'));
        expect(problems).toEqual([]);
        expect(read_.map(renamed)).toEqual(questions.map(renamed));
      }),
    );
  });

  it('makes two questions of two with one title, and reads the same text twice as others', () => {
    const text = '::Unu::A?{=da ~nu}\n\n::Unu::B?{=da ~nu}';
    const taken = () => readGift(text, 'ro', () => crypto.randomUUID()).questions;
    const [once, again] = [taken(), taken()];
    expect(once.map(({ prompt }) => prompt.ro)).toEqual(['A?', 'B?']);
    expect(new Set([...once, ...again].map(({ id }) => id)).size).toBe(4);
    expect(hasSoundQuestions([...once, ...again])).toBe(true);
  });

  it('is read as teachers write it', () => {
    const { questions, problems } = read(`// geography
$CATEGORY: $course$/Harta

::Capitala::Care este capitala României? {
  =București # Da.
  ~Budapesta # E capitala Ungariei.
  ~Sofia
}

Dunărea se varsă în {=Marea Neagră =marea neagra} lângă Sulina.

Soarele e o stea.{T}

Ce e par?{~%50%2 ~%50%4 ~%-100%5}

Leagă.{=Cluj -> Someș =Arad -> Mureș}

Pune în ordine. {>3 ALL VERTICAL
unu
doi
trei
}
`);
    expect(problems).toEqual([]);
    expect(questions.map(({ type, prompt }) => [type, prompt.ro])).toEqual([
      ['single', 'Care este capitala României?'],
      ['short', 'Dunărea se varsă în _____ lângă Sulina.'],
      ['trueFalse', 'Soarele e o stea.'],
      ['multiple', 'Ce e par?'],
      ['matching', 'Leagă.'],
      ['ordering', 'Pune în ordine.'],
    ]);
    const [capital] = questions;
    expect(capital?.type === 'single' && capital.options[1]?.explanation.ro).toBe('E capitala Ungariei.');
  });

  it.each([
    ['O descriere fără răspuns.', 'no-answers', false],
    ['Cine?{=eu ~tu', 'not-closed', false],
    ['Cât?{#3:1}', 'numeric', false],
    ['Scrie un eseu.{}', 'essay', false],
    ['Cine?{~eu ~tu}', 'no-right-answer', false],
    ['Cine?{~eu}', 'too-few-answers', false],
    ['Cine?{eu =tu}', 'unreadable', false],
    ['Cine?{=eu ~}', 'unreadable', false],
    [`${'x'.repeat(1001)}{T}`, 'too-long', false],
    ['Cine?{=eu =%50%noi}', 'partial-credit', true],
    ['[html]Cine?{=eu ~tu}', 'html', true],
  ])('says what is wrong with %j', (text, code, isTaken) => {
    const { questions, problems } = read(`Da?{T}\n\n${text}`);
    expect(problems).toEqual([{ line: 3, code, isTaken }]);
    expect(questions).toHaveLength(isTaken ? 2 : 1);
  });

  it('brings in no more questions than there is room for', () => {
    const { questions, problems } = read('A{T}\n\nB{F}\n\nC{T}', 2);
    expect(questions).toHaveLength(2);
    expect(problems).toEqual([{ line: 5, code: 'too-many', isTaken: false }]);
  });

  it('costs no more than its length deserves', () => {
    const begin = performance.now();
    for (const part of ['{', '=', '~', '\\', '#', '::', '->', '{=a', '\n', 'x{T}\n\n']) read(part.repeat(100_000), 10);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
