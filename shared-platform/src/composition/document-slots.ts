/**
 * The places of the shell's document that a rendered page fills, in the order in which they stand there. Each holds what the
 * plain document has in that place:
 * - `html`: the start of the root element, with the language
 * - `head`: the title
 * - `settings`: requests for registry and configuration, which a rendered page brings along
 * - `styles`, `scripts`: the shell's own
 * - `root`: the element that the page stands in
 * - `noscript`: what a plain document says without scripts
 */
export const DOCUMENT_SLOTS = ['html', 'head', 'settings', 'styles', 'scripts', 'root', 'noscript'] as const;

export type DocumentSlot = (typeof DOCUMENT_SLOTS)[number];

const SLOT = /<!--slot:([\w-]+)-->([\s\S]*?)<!--\/slot:\1-->/g;

/** What a document holds in each of its slots. Throws with the name of a slot that is missing, doubled or unknown. */
export function documentSlots(document: string): Record<DocumentSlot, string> {
  const found = [...document.matchAll(SLOT)].map(([, name = '', content = '']) => [name, content] as const);
  const names = found.map(([name]) => name);
  const known: readonly string[] = DOCUMENT_SLOTS;
  const wrong = [
    ...known.filter((slot) => !names.includes(slot)).map((slot) => `no slot "${slot}"`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `the slot "${name}" twice`),
    ...names.filter((name) => !known.includes(name)).map((name) => `an unknown slot "${name}"`),
  ];
  if (wrong.length > 0) throw new Error(`the document has ${wrong.join(' and ')}`);
  return Object.fromEntries(found) as Record<DocumentSlot, string>;
}

/** A document with other contents in its slots. Throws with the name of a slot that is missing, doubled or unknown. */
export function fillSlots(document: string, contents: Readonly<Record<DocumentSlot, string>>): string {
  documentSlots(document);
  return document.replaceAll(SLOT, (_, name: DocumentSlot) => contents[name]);
}
