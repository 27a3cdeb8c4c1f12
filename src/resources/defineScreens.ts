import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Permission } from '../domain/access/access';
import type { MessageSet } from '../i18n/messageSets';
import { withMessages } from '../providers/messageSets';
import type { Tone } from '../domain/stops/statusTag';
import type { Row } from '../ui/resourceOf';
import type { ResourceName } from './registry';
import type { FieldsOf, Resource, StepsOf } from './schema/defineResource';
import type { Field } from './schema/fields';
import type { ColumnLook } from './screens/columnLook';
import type { DisplayProps } from './screens/display/fieldDisplays';
import type { InputProps } from './screens/inputs/inputProps';

export interface PartProps {
  name: ResourceName;
  record: Row;
}

/** No record while one is being added. */
export interface FormPartProps {
  name: ResourceName;
  record: Row | null;
}

/** One section of the form, drawn in its own way. */
export interface FormSectionProps {
  name: ResourceName;
  /** The declared fields of the section. */
  fields: readonly string[];
  disabled: boolean;
}

type Part<P> = LazyExoticComponent<ComponentType<P>>;

/** A field that its kind cannot show or fill in alone: only what differs is named. */
export interface FieldScreen {
  Display?: ComponentType<DisplayProps<Field>>;
  column?: ColumnLook;
  Input?: Part<InputProps<Field>>;
  /** A filter of this field is chosen, not typed, although its kind is. */
  isChosen?: boolean;
}

/** A page of a record's stepped card beside the record itself (spec §2). */
export interface StepPage<K extends string = string> {
  /** One of the declaration's `steps`. */
  key: K;
  /** Last part of its address, e.g. `/data/participants/7/location`. */
  path: string;
  /** Who may open it; reading the record when left out. */
  needs?: Permission;
  /** The words that come with it. */
  messages?: MessageSet;
  load: () => Promise<{ default: ComponentType }>;
}

/** A state of a record, as the head of its page shows it beside the name. */
export interface HeadState {
  tone: Tone;
  /** Its i18n key. */
  word: string;
}

/**
 * The head of a record's page. Without one it has the name, whether it is active, its phones and its email. The details
 * do not repeat what the head has.
 */
export interface RecordHead<F extends string = string> {
  /** In place of "active" and "inactive". */
  states?: (record: Row) => readonly HeadState[];
  /** Fields that the name and the states tell already. */
  told?: readonly F[];
  address?: F;
  /** What identifies it beside the name, in a row with labels. */
  facts?: readonly F[];
}

/** What one resource adds to its generated screens; each part is a chunk of its own. */
export interface ResourceScreens<
  F extends string = string,
  K extends string = string,
  S extends string = string,
> {
  fields?: Readonly<Partial<Record<F, FieldScreen>>>;
  /** The pages of its stepped card, in the order of the tabs. */
  steps?: readonly StepPage<K>[];
  head?: RecordHead<F>;
  /** Fields that a section of the details has in place of those of the form. */
  details?: Readonly<Partial<Record<S, readonly F[]>>>;
  /** Actions of the list's page beside export and "Add". */
  listActions?: Part<{ name: ResourceName }>;
  /** The actions of the details page: `RecordActions` with what this resource adds to "Edit" and the change log. */
  showActions?: Part<PartProps>;
  /** Cards between the head and the details: what happens next, what happened last, where it is. */
  showNext?: Part<PartProps>;
  /** Sections below the details. */
  showMore?: Part<PartProps>;
  /** Sections of the form below the declared ones, inside its form provider; no record while adding. */
  formMore?: Part<FormPartProps>;
  /** Declared sections of the form that are more than their fields in a row. */
  formSections?: Readonly<Partial<Record<S, Part<FormSectionProps>>>>;
}

/** The browser's side of a resource, as one value. A field, step or section that is not declared does not compile. */
export function defineScreens<R extends Resource>(
  _resource: R,
  screens: ResourceScreens<keyof FieldsOf<R> & string, StepsOf<R>, keyof R['form'] & string>,
): ResourceScreens {
  return screens;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A part that loads when it is drawn; with `messages`, together with these words. */
export function part<P>(of: Load<P> | { load: Load<P>; messages: MessageSet }): Part<P> {
  return lazy(typeof of === 'function' ? of : withMessages(of.messages, of.load)) as Part<P>;
}
