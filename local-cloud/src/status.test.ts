import { RpcError } from './status.ts';

describe('RpcError', () => {
  it('carries the numeric code and HTTP status of its name', () => {
    expect(new RpcError('PERMISSION_DENIED', 'no')).toMatchObject({ code: 7, http: 403, status: 'PERMISSION_DENIED' });
  });
});
