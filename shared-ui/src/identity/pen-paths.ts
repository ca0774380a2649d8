type Loops = { x: number; y: number; radius: number; reach: number; turns: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** A line of joined loops such as beginners write (a prolate trochoid); lengths in the drawing's units. */
export function loopPath({ x, y, radius, reach, turns }: Loops): string {
  const stepsPerTurn = 24;
  const points = Array.from({ length: turns * stepsPerTurn + 1 }, (_, step) => {
    const angle = (step / stepsPerTurn) * 2 * Math.PI;
    const across = x + radius * 0.62 * angle + reach * 0.62 * Math.sin(angle);
    const slant = (reach * Math.cos(angle)) / 3;
    return `${round(across - slant)} ${round(y + reach * Math.cos(angle))}`;
  });
  return `M${points.join('L')}`;
}

/** A rolling line across a 320 by 200 box, closed along the bottom. */
export function wavePath(random: () => number, { y, height }: { y: number; height: number }): string {
  const level = () => round(y + (random() * 2 - 1) * height);
  const [start, middle, end] = [level(), level(), level()];
  return `M0 ${start}C60 ${level()} 100 ${middle} 160 ${middle}S270 ${end} 320 ${end}V200H0Z`;
}
