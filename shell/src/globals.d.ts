/** Id of this build of the shell. */
declare const __BUILD_ID__: string;
/** The packages that the shell provides to sections; with their names where these are not at hand. */
declare const __PROVIDES__: Record<string, Partial<import('@cursiv/shared-platform').PackageNames>>;

/** Replaced by the bundler. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

declare module '*.css';
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
