export { forgetKept, removeCourse } from './keeping/forget-kept.ts';
export { keepCourse } from './keeping/keep-course.ts';
export { type KeepingPlan, planFor, plannedBytes } from './keeping/keeping-plan.ts';
export { refreshKept } from './keeping/refresh-kept.ts';
export { type UntoldProgress, waitWithProgress } from './progress/waiting-progress.ts';
export { keeper } from './store/keeper.ts';
export { type KeptCourseFacts, keptCourse, keptCourses, whenCoursesChange } from './store/kept-course.ts';
export { isCutOff, useOffline } from './store/stand-in.ts';
export { waitWithNote } from './words/waiting-notes.ts';
