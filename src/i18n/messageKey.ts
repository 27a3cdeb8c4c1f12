import type { messages } from './en/all';

type Parts<Words> = keyof Words & (string | number);

type KeysOf<Words> = {
  [Key in Parts<Words>]: Words[Key] extends string ? `${Key}` : `${Key}.${KeysOf<Words[Key]>}`;
}[Parts<Words>];

/** The address of a sentence: `dispatch.title`. Both languages have every one. */
export type MessageKey = KeysOf<typeof messages>;

/** What stands under a part of the addresses: of `dispatch` it is `title`. */
export type KeyUnder<Part extends string> = MessageKey extends infer Key
  ? Key extends `${Part}.${infer Rest}`
    ? Rest
    : never
  : never;

/** What a sentence is made with: numbers, names, `smart_count`. */
type MessageArgs = Record<string, unknown>;

/** Turns the address of a sentence into the sentence in the language on screen. */
export type Translate = (key: MessageKey, args?: MessageArgs) => string;

/** The same for an address that is known only when the app runs: of a rule, an error code, a catalogue value. */
export type TranslateAny = (key: string, args?: MessageArgs) => string;

/** The same words for a key that is known only when the app runs, where a `Translate` is at hand. */
export function anyKey(translate: Translate): TranslateAny {
  return (key, args) => translate(key as MessageKey, args);
}
