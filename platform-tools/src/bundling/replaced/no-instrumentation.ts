/** What React Router's router gets in the place of its instrumentation, of which it asks nothing without options for it. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

const refuse = (): never => {
  throw new Error('instrumentation of the router is not part of this site');
};

export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter };
