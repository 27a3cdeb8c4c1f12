import type { PERMISSIONS } from '../domain/access/permissions';

type Table = typeof PERMISSIONS;

/**
 * Each right in words: what a person may do, and what that opens or changes. A right without words does not compile.
 * Loaded by the screens that name rights and not with the app: few people ever see them.
 */
export type RightWords = {
  readonly [G in keyof Table]: {
    readonly title: string;
    readonly rights: { readonly [R in keyof Table[G]]: readonly [name: string, allows: string] };
  };
};
