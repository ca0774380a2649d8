import type { AskedQuestion } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** The questions of a quiz as its learners are asked them, for who teaches the course. Throws AppError. */
export async function readQuiz(courseId: string, lessonId: string): Promise<AskedQuestion[]> {
  return (await callFunction<object, { questions: AskedQuestion[] }>('readQuiz', { courseId, lessonId })).questions;
}
