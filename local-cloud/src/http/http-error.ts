/** An error of the HTTP front itself; `status` is the service status name that clients read in the body. */
export class HttpError extends Error {
  readonly http: number;
  readonly status: string;

  constructor(http: number, status: string, message: string) {
    super(message);
    this.name = 'HttpError';
    this.http = http;
    this.status = status;
  }
}
