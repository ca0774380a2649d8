import { render } from './endpoint.ts';

interface Deployed {
  serviceAccountEmail: string;
  httpsTrigger: { invoker: string[] };
}

describe('the function that runs the code of sections', () => {
  const { serviceAccountEmail, httpsTrigger } = (render as unknown as { __endpoint: Deployed }).__endpoint;

  it('is deployed under an account of its own, to which nothing is granted', () => {
    expect(serviceAccountEmail).toBe('cursiv-render@');
  });

  it('answers nobody but the function that makes pages', () => {
    expect(httpsTrigger.invoker).toEqual(['cursiv-page@']);
  });
});
