import type { FieldsOf, Resource, StepsOf } from '../resources/schema/defineResource';

/** The keys of `T`, all of them: a slice of another language that lacks one does not compile. */
export type SameKeys<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends string ? string : SameKeys<NonNullable<T[K]>>;
};

/** Choice fields whose values are words, not codes to be shown as they are. */
type TranslatedChoices<F> = {
  [
    K in keyof F as F[K] extends { translated: false }
      ? never
      : F[K] extends { kind: 'choice' | 'choices' }
        ? K
        : never
  ]: F[K] extends { choices: readonly (infer C extends string)[] } ? Record<C, string> : never;
};

/** What one declaration needs to be said: a field or a choice without a label does not compile. */
export type ResourceWords<R extends Resource> = {
  /** `One |||| Many`, in sentence case. */
  name: string;
  fields: Record<keyof FieldsOf<R> & string, string>;
  choices: TranslatedChoices<FieldsOf<R>>;
} & ([StepsOf<R>] extends [never] ? unknown : { steps: Record<StepsOf<R>, string> }) &
  /** What a record is whose `is_active` is off, in the gender of the resource's name; the field's label says the other. */
  (FieldsOf<R> extends { is_active: unknown } ? { inactive: string } : unknown);

/** What the sections of its form need to be said. */
export type SectionWords<R extends Resource> = {
  [K in keyof R['form'] & string]: { title: string; purpose: string };
};
