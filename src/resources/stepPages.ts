import type { ComponentType } from 'react';
import type { Permission } from '../domain/access/access';
import { PERMISSIONS } from '../domain/access/permissions';
import type { Registry, ResourceName } from './registry';
import type { StepsOf } from './schema/defineResource';

/** A page of a record's stepped card beside the record itself (spec §2). */
export interface StepPageEntry<K extends string = string> {
  /** One of the declaration's `steps`. */
  key: K;
  /** Last part of its address, e.g. `/data/participants/7/location`. */
  path: string;
  /** Who may open it; reading the record when left out. */
  needs?: Permission;
  load: () => Promise<{ default: ComponentType }>;
}

type StepPages = { readonly [N in ResourceName]?: readonly StepPageEntry<StepsOf<Registry[N]>>[] };

/** The pages of each stepped card, in the order of its tabs. */
export const stepPages: StepPages = {
  participants: [
    {
      key: 'location',
      path: 'location',
      needs: PERMISSIONS.participant_addresses.list,
      load: () => import('./participants/LocationStep'),
    },
    {
      key: 'contacts',
      path: 'contacts',
      needs: PERMISSIONS.participants.phoneNumbers,
      load: () => import('./participants/contacts/ContactsPage'),
    },
    {
      key: 'mailing',
      path: 'mailing',
      needs: PERMISSIONS.participant_addresses.list,
      load: () => import('./participants/MailingStep'),
    },
  ],
  employees: [
    {
      key: 'homeAddress',
      path: 'homeAddress',
      needs: PERMISSIONS.employees.readHomeAddress,
      load: () => import('./addresses/HomeAddressStep'),
    },
  ],
  runs: [
    {
      key: 'settings',
      path: 'settings',
      needs: PERMISSIONS.runs.updateSettings,
      load: () => import('./runs/RunSettingsPage'),
    },
    {
      key: 'dailyTimes',
      path: 'daily-times',
      needs: PERMISSIONS.runs.updateDailyTimes,
      load: () => import('./runs/RunDailyTimesPage'),
    },
  ],
};
