import { cpus, totalmem } from 'node:os';
import { ROLES } from './figures/act.ts';
import { arithmetic } from './figures/learners.ts';
import type { Audit } from './figures/ledger.ts';
import { costOf, limitOf, type MachineUsage } from './figures/limit.ts';
import type { Step } from './figures/step.ts';

const GIB = 2 ** 30;

/** A step, and what the machine used in it. */
export interface Measured {
  step: Step;
  usage: MachineUsage;
}

/** A time in trouble, and the time after it. */
export interface Endured {
  name: string;
  told: string;
  during: Step;
  after: Step;
  audit: Audit;
}

const ms = (time: number) => (Number.isNaN(time) ? '–' : String(Math.round(time)));

const stepCells = ({ step, usage }: Measured): string[] => [
  step.rate.toFixed(1),
  `${step.done} of ${step.acts}`,
  ms(step.median),
  ms(step.p95),
  ...ROLES.map((role) => ms(step.p95Of[role])),
  ...usage.processes.map(({ cores, loop }) => `${cores.toFixed(2)} / ${Math.round(loop * 100)} %`),
  `${Math.round(usage.busy * 100)} %`,
  step.isGood ? 'good' : 'broken',
];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** One line on a step, while the bench runs. */
export const stepLine = ({ step, usage }: Measured): string =>
  `${step.rate.toFixed(1)} acts/s: ${step.done} of ${step.acts} done, p95 ${ms(step.p95)} ms, ${step.isGood ? 'good' : `broken; full: ${limitOf(usage)}`}`;

/** One line on a trouble, while the bench runs. */
export const enduredLine = ({ name, told, during, after, audit }: Endured): string =>
  [
    `${name}: ${during.done} of ${during.acts} done in it, ${after.done} of ${after.acts} after it`,
    ...(told ? [told] : []),
    `${audit.acknowledged} writes acknowledged so far, ${audit.lost.length} lost`,
  ].join('; ');

const machineLine = () => {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}, people and site on the same machine`;
};

/** What a run has measured, as the section of the documentation that keeps it. */
export function reportOf(
  command: string,
  limitMs: number,
  steps: readonly Measured[],
  knee: Step | undefined,
  endured: readonly Endured[],
): string {
  const last = steps.at(-1);
  const names = last?.usage.processes.map(({ name }) => name) ?? [];
  const head = ['acts/s', 'done', 'median', 'p95', ...ROLES.map((role) => `p95 ${role}`), ...names, 'all cores', 'is'];
  const memory = last?.usage.processes.map(({ name, memory: mib }) => `${name} ${Math.round(mib)} MiB`).join(', ');
  const best = steps.find(({ step }) => step === knee) ?? last;
  const broke = last && !last.step.isGood;
  const outcome = [
    knee
      ? `Knee: ${knee.rate.toFixed(1)} acts/s${broke ? '' : ', the highest rate that was tried; nothing broke'}.`
      : 'No knee: the first rate broke.',
    ...(broke ? [`Full at ${last.step.rate.toFixed(1)} acts/s: ${limitOf(last.usage)}.`] : []),
    ...(best
      ? [`Processor of an act at ${best.step.rate.toFixed(1)} acts/s: ${costOf(best.usage, best.step.acts)}.`]
      : []),
    `Memory after the last step: ${memory}.`,
  ];
  const troubles = endured.map(({ name, told, during, after, audit }) => [
    name + (told && ` (${told})`),
    `${during.done} of ${during.acts}`,
    `${after.done} of ${after.acts}`,
    String(audit.acknowledged),
    String(audit.lost.length),
  ]);
  return [
    `${new Date().toISOString().slice(0, 10)}, \`${command}\`, ${machineLine()}; limit p95 ${limitMs} ms. Times in ms; processes in cores / event loop.`,
    table(head, steps.map(stepCells)),
    outcome.join('\n'),
    ...(knee ? [`\`\`\`text\n${arithmetic(knee.rate)}\n\`\`\``] : []),
    table(['trouble', 'done in it', 'done after it', 'acknowledged so far', 'lost'], troubles),
  ].join('\n\n');
}
