/** Id of this build of the section. */
declare const __BUILD_ID__: string;

declare module '*.css';
declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
