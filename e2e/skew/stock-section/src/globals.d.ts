/** The id of the build that this code is in. */
declare const __BUILD_ID__: string;

declare module '*.css';
