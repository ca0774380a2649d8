// The shell's code for the server: composes the first answer of a public page. Exports a `ShellServer`.
import '../messages/messages.ts';

export { provided } from './provided.ts';
export { render } from './render.tsx';
