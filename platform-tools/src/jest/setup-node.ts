// firebase-functions keeps the console it finds when it is loaded. It shall find one that asks for the console of the
// moment, so that a test can spy on what a function logs and say what it expects.
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const print = console[level];
  let isForwarding = false;
  const forward = (...values: unknown[]): void => {
    if (console[level] === forward || isForwarding) return print(...values);
    isForwarding = true;
    console[level](...values);
    isForwarding = false;
  };
  console[level] = forward;
}
