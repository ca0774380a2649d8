/** Id of this build of the shell. */
declare const __BUILD_ID__: string;
/** What the shell provides to sections: packages and the names that they export. */
declare const __PROVIDES__: Record<string, import('@cursiv/shared-platform').PackageNames>;

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
