import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ResourceName } from './registry';
import type { Row } from '../ui/resourceOf';

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

/** What one resource adds to its generated screens; each part is a chunk of its own. */
export interface ScreenParts {
  /** Buttons beside "Edit" at the top of the details page. */
  showActions?: Part<PartProps>;
  /** Sections below the facts of the details page. */
  showMore?: Part<PartProps>;
  /** Sections of the form below the declared ones, inside its form provider; no record while adding. */
  formMore?: Part<FormPartProps>;
  /** Declared sections of the form that are more than their fields in a row. */
  formSections?: Readonly<Record<string, Part<FormSectionProps>>>;
}

/** A part that loads when it is drawn. */
export function part<P>(load: () => Promise<{ default: ComponentType<P> }>): Part<P> {
  return lazy(load) as Part<P>;
}

const place = { place: part(() => import('./addresses/PlaceSection')) };

export const screenParts: { readonly [N in ResourceName]?: ScreenParts } = {
  participants: {
    showActions: part(() => import('./participants/activity/ActivityActions')),
    showMore: part(() => import('./participants/ParticipantMore')),
    formMore: part(() => import('./participants/form/LikePeople')),
  },
  employees: {
    showActions: part(() => import('./employees/EmployeeActions')),
    showMore: part(() => import('./employees/AccountSection')),
  },
  vehicles: { showMore: part(() => import('./vehicles/LoginCodeSection')) },
  facilities: { showActions: part(() => import('./facilities/ParticipantsLink')), formSections: place },
  cdps: { formSections: place },
  locations: { formSections: place },
  funding_sources: { showActions: part(() => import('./facilities/ParticipantsLink')) },
  runs: {
    showMore: part(() => import('./runs/RunShowMore')),
    formMore: part(() => import('./runs/RunFormMore')),
  },
};
