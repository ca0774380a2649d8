/** A tree of messages; plural forms are sibling keys `name_one`, `name_few`, `name_other`. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

type PluralSuffix = '_one' | '_few' | '_other';
type Singular<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;

/** Dotted keys of a message tree, plural forms under their base name. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

/**
 * The type of the English messages for the Romanian ones: a missing or misspelt key does not compile. English has no
 * "few", so those forms are left out.
 */
export type Translation<T> = {
  readonly [K in keyof T as K extends `${string}_few` ? never : K]: T[K] extends string ? string : Translation<T[K]>;
};
