import type { ComponentType } from 'react';
import type { Permission } from '../../domain/access/access';
import type { ResourceName } from '../../resources/registry';
import type { ResourceAction } from '../../resources/schema/defineResource';
import type { ReportName } from './reportDialogs';
import type { MessageSet } from '../../i18n/messageSets';
import type { shell } from '../../i18n/en/shell';

type PageTitle = keyof (typeof shell)['pages'];

/** Title of a route: a page of the shell, or a resource's name with the action. */
export type RouteTitle =
  | { page: PageTitle }
  | { resource: ResourceName; screen: ResourceAction }
  | { resource: ResourceName; step: string };

type RouteView =
  | {
      load: () => Promise<{ default: ComponentType }>;
      /** The words that come with the page, besides the shell's. */
      messages?: MessageSet;
    }
  | { resource: ResourceName; screen: ResourceAction }
  | { redirectTo: string }
  /** Every other address. */
  | 'catchAll';

export type MenuGroup = 'rxDeliveries' | 'schedule' | 'data' | 'reports' | 'settings';

export type MenuIcon =
  | 'home'
  | 'dispatch'
  | 'custody'
  | 'cash'
  | 'scheduling'
  | 'imports'
  | 'inbox'
  | 'deliveries'
  | 'runs'
  | 'people'
  | 'employees'
  | 'vehicle'
  | 'capacity'
  | 'group'
  | 'garage'
  | 'cdp'
  | 'facility'
  | 'client'
  | 'place'
  | 'dashboard'
  | 'phone'
  | 'fuel'
  | 'inspection'
  | 'calendar'
  | 'hours'
  | 'history'
  | 'report'
  | 'billing'
  | 'bell'
  | 'outbox'
  | 'roles'
  | 'settings'
  | 'integrations'
  | 'webhooks'
  | 'access'
  | 'operations'
  | 'keptData';

export interface MenuPlace {
  /** Without a group it is a top-level entry. */
  group?: MenuGroup;
  icon: MenuIcon;
  /** The specification's name of the entry, where the title of its page says it otherwise. */
  label?: PageTitle;
  /** Path of the entry that it belongs to: shown while that one, or another of its own, is open. */
  under?: string;
  /** Opens this report's dialog over the page that is open, instead of leading to a page of its own. */
  report?: ReportName;
}

/** One line of the route table: it drives routes, menu, breadcrumbs, titles and guards (spec §2). */
export interface RouteEntry {
  /** Pattern of the hash router, e.g. `/data/vehicles/:id`. */
  path: string;
  title: RouteTitle;
  view: RouteView;
  /** Path of the route above it, for the breadcrumbs. */
  parent?: string;
  menu?: MenuPlace;
  /** A route without one is open to every signed-in user. */
  needs?: Permission;
  /** Redirect for users without the permission; `/home` by default. */
  redirect?: string;
  /** `default` has menu and header, `basic` neither; `public` is outside the app. */
  layout?: 'default' | 'basic' | 'public';
}
