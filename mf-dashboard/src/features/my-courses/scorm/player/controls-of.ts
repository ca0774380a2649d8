import type { ScormLesson, ScormLine, ScormQuestion } from './scorm-lesson.ts';

/** The controls of a question, and what they say; undefined while they say nothing. */
export interface Controls {
  parts: HTMLElement[];
  answer(): unknown;
}

/** What a learner answers a question by. It is written into pages as it stands, so it names nothing outside itself. */
export function controlsOf(page: Document, question: ScormQuestion, words: ScormLesson['words']): Controls {
  const labelled = (text: string, control: HTMLElement) => {
    const label = page.createElement('label');
    label.append(control, ` ${text}`);
    return label;
  };
  const marks = (kind: 'radio' | 'checkbox', lines: readonly ScormLine[]) => {
    const inputs = lines.map(({ id, text }) => {
      const input = page.createElement('input');
      Object.assign(input, { type: kind, name: question.id, value: id });
      return { input, label: labelled(text, input) };
    });
    const chosen = () => inputs.filter(({ input }) => input.checked).map(({ input }) => input.value);
    return { parts: inputs.map(({ label }) => label), chosen };
  };
  /** In the order of the alphabet, so that the order says nothing of the answer. */
  const list = (lines: readonly ScormLine[]) => {
    const select = page.createElement('select');
    for (const { id, text } of [
      { id: '', text: words.choose },
      ...[...lines].sort((a, b) => (a.text < b.text ? -1 : 1)),
    ])
      select.append(Object.assign(page.createElement('option'), { value: id, textContent: text }));
    return select;
  };
  switch (question.type) {
    case 'single': {
      const { parts, chosen } = marks('radio', question.options);
      return { parts, answer: () => chosen()[0] };
    }
    case 'multiple': {
      const { parts, chosen } = marks('checkbox', question.options);
      return { parts, answer: () => (chosen().length > 0 ? chosen() : undefined) };
    }
    case 'trueFalse': {
      const both = [true, false].map((value) => ({ id: String(value), text: value ? words.true : words.false }));
      const { parts, chosen } = marks('radio', both);
      return { parts, answer: () => (chosen()[0] === undefined ? undefined : chosen()[0] === 'true') };
    }
    case 'short': {
      const field = page.createElement('input');
      field.setAttribute('aria-label', question.prompt);
      return { parts: [field], answer: () => field.value || undefined };
    }
    case 'ordering': {
      const places = question.items.map(() => list(question.items));
      return {
        parts: places.map((select, index) => labelled(`(${index + 1})`, select)),
        answer: () => (places.some(({ value }) => value) ? places.map(({ value }) => value) : undefined),
      };
    }
    case 'matching': {
      const rights = question.pairs.map(({ answerId, right }) => ({ id: answerId, text: right }));
      const lines = question.pairs.map(({ id, left }) => ({ id, left, select: list(rights) }));
      const given = () =>
        lines.filter(({ select }) => select.value).map(({ id, select }) => [id, select.value] as const);
      return {
        parts: lines.map(({ left, select }) => labelled(left, select)),
        answer: () => (given().length > 0 ? Object.fromEntries(given()) : undefined),
      };
    }
  }
}
