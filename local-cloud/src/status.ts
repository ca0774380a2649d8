/** gRPC status names with their numeric code and the HTTP status of Google's REST front end. */
const STATUS = {
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  DEADLINE_EXCEEDED: [4, 504],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  OUT_OF_RANGE: [11, 400],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  UNAUTHENTICATED: [16, 401],
} as const satisfies Record<string, readonly [code: number, http: number]>;

export type StatusName = keyof typeof STATUS;

/** An error that reaches the client as a service status; any other is reported as INTERNAL. */
export class RpcError extends Error {
  readonly status: StatusName;
  readonly code: number;
  readonly http: number;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
    [this.code, this.http] = STATUS[status];
  }
}
