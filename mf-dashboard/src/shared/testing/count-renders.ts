interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** React sets it on a component that was called. */
const PERFORMED_WORK = 1;

const counts = new Map<string, number>();

const nameOf = (type: unknown): string =>
  typeof type === 'function' ? type.name : type && typeof type === 'object' && 'type' in type ? nameOf(type.type) : '';

/** Goes through what a commit has changed: React leaves alone a child that is the very same as before. */
function visit(fiber: Fiber): void {
  if (fiber.flags & PERFORMED_WORK) counts.set(nameOf(fiber.type), (counts.get(nameOf(fiber.type)) ?? 0) + 1);
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child);
}

// React looks for the developer tools once, as it is loaded: import this file before it.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => visit(current),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  },
});

/** How often each component renders meanwhile, by its name. */
export async function rendersIn(act: () => void | Promise<void>): Promise<Map<string, number>> {
  counts.clear();
  await act();
  return new Map(counts);
}
