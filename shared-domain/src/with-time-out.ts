import { AppError, type AppErrorCode } from './app-error.ts';

/** Waits for a call at most `ms` milliseconds; then throws an AppError with the given message. A late answer is ignored. */
export async function withTimeOut<T>(call: Promise<T>, ms: number, message: string, code: AppErrorCode): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError(code, message)), ms);
  });
  try {
    return await Promise.race([call, timeOut]);
  } finally {
    clearTimeout(timer);
  }
}
