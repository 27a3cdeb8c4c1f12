import type { Registry, ResourceName } from '../resources/registry';
import type { ResourceWords, SectionWords } from './messages';

/** The words of every declared resource: what the declaration asks for, and two sentences for its list. */
export type ResourceMessages = {
  [N in ResourceName]: ResourceWords<Registry[N]> & {
    /** Shown while there is not one record: what the list is for. */
    empty: string;
    /** Label of the action that makes a record. */
    create: string;
  };
};

/** The words of the sections of every form. */
export type SectionMessages = { [N in ResourceName]: SectionWords<Registry[N]> };
