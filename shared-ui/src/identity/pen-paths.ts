type Loops = { x: number; y: number; radius: number; reach: number; turns: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** A line of joined loops such as beginners write (a prolate trochoid); lengths in the drawing's units. */
export function loopPath({ x, y, radius, reach, turns }: Loops): string {
  const stepsPerTurn = 4;
  const step = (2 * Math.PI) / stepsPerTurn;
  const width = 0.62;
  const node = (index: number) => {
    const [cos, sin] = [Math.cos(index * step), Math.sin(index * step)];
    const across = x + width * (radius * index * step + reach * sin) - (reach * cos) / 3;
    const down = y + reach * cos;
    // Along the tangent, a third of the way to the next: where a cubic curve has its handle.
    const right = ((width * (radius + reach * cos) + (reach * sin) / 3) * step) / 3;
    const below = (-reach * sin * step) / 3;
    const written = (ahead: -1 | 0 | 1) => `${round(across + ahead * right)} ${round(down + ahead * below)}`;
    return { before: written(-1), at: written(0), after: written(1) };
  };
  const first = node(0);
  const curves = Array.from({ length: turns * stepsPerTurn }, (_, index) => node(index + 1));
  // Each further curve leaves as the one before it has come.
  return `M${first.at}C${first.after} ${curves.map(({ before, at }) => `${before} ${at}`).join('S')}`;
}

/** A rolling line across a 320 by 200 box, closed along the bottom. */
export function wavePath(random: () => number, { y, height }: { y: number; height: number }): string {
  const level = () => round(y + (random() * 2 - 1) * height);
  const [start, middle, end] = [level(), level(), level()];
  return `M0 ${start}C60 ${level()} 100 ${middle} 160 ${middle}S270 ${end} 320 ${end}V200H0Z`;
}

/** A quarter of a disc that fills a square; `corner` counts clockwise from the one at the top left, in which its point lies. */
export function quarterPath({ x, y, size, corner }: { x: number; y: number; size: number; corner: number }): string {
  // So that no line shows between two that touch.
  const overlap = 0.3;
  const [left, top, right, bottom] = [x - overlap, y - overlap, x + size + overlap, y + size + overlap].map(round);
  const corners = [`${left} ${top}`, `${right} ${top}`, `${right} ${bottom}`, `${left} ${bottom}`];
  const at = (turns: number) => corners[(corner + turns) % 4];
  const radius = size + 2 * overlap;
  return `M${at(0)}L${at(1)}A${radius} ${radius} 0 0 1 ${at(3)}Z`;
}
