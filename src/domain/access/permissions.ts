import { CALLS_RIGHT } from '../calls/callRight';
import { permission, rightKey, type Permission } from './access';

const EVENT = '/delivery_manifest/:manifestId/delivery_events/:eventId';
const RUN = '/delivery_manifest/:manifestId';

/**
 * The permission groups of spec §6, each permission by the name of its action. A test compares the table with
 * the server's routes: add a route's new permission here and its text in `i18n/rights`. Names of path
 * parameters are ignored (`access.ts`).
 */
export const PERMISSIONS = {
  activity_logger: {
    read: permission('GET', '/activity_logger'),
    readAccesses: permission('GET', '/access_log'),
  },
  advanced_settings: {
    read: permission('GET', '/system/settings'),
    update: permission('PUT', '/system/settings'),
  },
  billing: {
    read: permission('GET', '/billing'),
    calculate: permission('POST', '/billing/calculate'),
    correct: permission('POST', '/billing/periods/:id/corrections'),
    close: permission('POST', '/billing/periods/:id/close'),
    invoice: permission('POST', '/billing/periods/:id/invoice'),
    listPrices: permission('GET', '/price_lists'),
    readPrices: permission('GET', '/price_lists/:id'),
    createPrices: permission('POST', '/price_lists'),
    updatePrices: permission('PUT', '/price_lists/:id'),
  },
  billing_report: {
    generate: permission('POST', '/employees/reports/billing'),
  },
  calls: {
    /** Making and taking them. */
    make: permission(...CALLS_RIGHT),
    list: permission('GET', '/calls'),
    note: permission('PUT', '/calls/:id/note'),
  },
  cdps: {
    readAll: permission('GET', '/cdp'),
    read: permission('GET', '/cdp/:id'),
    create: permission('POST', '/cdp'),
    /** Disabling is an update too (`PATCH /cdp/:id`). */
    update: permission('PUT', '/cdp/:id'),
  },
  conversations: {
    list: permission('GET', '/conversations'),
    read: permission('GET', '/conversations/:id'),
    answer: permission('POST', '/conversations/:id/texts'),
    markRead: permission('PUT', '/conversations/:id/read'),
  },
  delivery_inbox: {
    list: permission('GET', '/deliveries_inbox'),
    read: permission('GET', '/deliveries_inbox/:id'),
    create: permission('POST', '/deliveries_inbox'),
    update: permission('PUT', '/deliveries_inbox/:id'),
    /** Undoing it requires the same permission. */
    dismiss: permission('DELETE', '/deliveries_inbox/:id'),
    merge: permission('POST', '/deliveries_inbox/merge'),
    processCSV: permission('POST', '/deliveries_inbox/process_csv'),
    readKeys: permission('GET', '/inbox_keys'),
    createKey: permission('POST', '/inbox_keys'),
    revokeKey: permission('DELETE', '/inbox_keys/:id'),
  },
  dashboards: {
    view: permission('GET', '/dashboards/figures'),
  },
  dispatch: {
    list: permission('GET', '/delivery_manifest'),
    current: permission('GET', '/delivery_manifest/current_deliveries_manifest'),
    read: permission('GET', RUN),
    readEvent: permission('GET', EVENT),
    viewHistory: permission('GET', `${EVENT}/life_cycle`),
    listDeliveries: permission('GET', '/delivery_events'),
    readDelivery: permission('GET', '/delivery_events/:id'),
    readProof: permission('GET', '/delivery_events/:id/proof'),
    changeStatus: permission('POST', `${EVENT}/change_status`),
    changeStatusOverride: permission('POST', `${EVENT}/change_status_override`),
    returnDelivery: permission('POST', `${RUN}/return_delivery`),
    editRun: permission('PUT', RUN),
    editRunOverride: permission('PUT', `${RUN}/override`),
    transfer: permission('PUT', `${EVENT}/transfer_delivery`),
    transferOverride: permission('PUT', `${EVENT}/transfer_delivery_override`),
    share: permission('POST', `${RUN}/request_url`),
    notifyDriver: permission('POST', `${RUN}/notify_driver`),
    viewIssues: permission('GET', '/delivery_manifest/unsuccesfully_events'),
    viewUnattended: permission('GET', '/delivery_manifest/unattended_deliveries'),
    keepIssues: permission('PUT', '/delivery_manifest/unsuccesfully_events/owner'),
    noteIssues: permission('PUT', '/delivery_manifest/unsuccesfully_events/note'),
    fixAsFailed: permission('POST', '/delivery_manifest/fix_as_failed'),
    cancelUnattended: permission('POST', '/delivery_manifest/unattended_deliveries/cancel'),
    reschedule: permission('POST', `${EVENT}/re_schedule`),
    rescheduleOverride: permission('POST', `${EVENT}/re_schedule_override`),
    copayment: permission('PUT', `${EVENT}/copayment`),
    addOn: permission('POST', `${RUN}/delivery_events_addon`),
    addOnOverride: permission('POST', `${RUN}/delivery_events_addon_override`),
    cancelLunch: permission('DELETE', `${EVENT}/lunch_break`),
    move: permission('POST', `${RUN}/move`),
    moveOverride: permission('POST', `${RUN}/move_override`),
    unassignMany: permission('POST', '/delivery_manifest/unassign'),
    unassignManyOverride: permission('POST', '/delivery_manifest/unassign_override'),
    unassign: permission('DELETE', `${EVENT}/override`),
    nextWorkday: permission('POST', '/delivery_manifest/next_workday'),
    lockStop: permission('POST', `${EVENT}/lock`),
    unlockStop: permission('POST', `${EVENT}/unlock`),
    lockRun: permission('POST', `${RUN}/lock`),
    unlockRun: permission('POST', `${RUN}/unlock`),
    settleRecipient: permission('POST', `${EVENT}/recipient_settled`),
    undoOverride: permission('POST', '/commands/:commandId/undo_override'),
    shareTrackingLink: permission('POST', `${EVENT}/tracking_link`),
    revokeTrackingLink: permission('DELETE', `${EVENT}/tracking_link`),
    downloadCSV: permission('GET', '/delivery_manifest/reports/csv'),
    currentPositions: permission('GET', '/positions/current'),
    positionTrack: permission('GET', '/positions/track'),
    reportPositions: permission('POST', '/positions'),
  },
  employees: {
    list: permission('GET', '/employees'),
    read: permission('GET', '/employees/:id'),
    create: permission('POST', '/employees'),
    update: permission('PUT', '/employees/:id'),
    driversOnCall: permission('GET', '/employees/drivers-on-call'),
    bypassStartWork: permission('POST', '/employees/:id/bypass_start_work'),
    setDefault: permission('PUT', '/employees/:id/set_default'),
    saveAccount: permission('PUT', '/employees/:id/account'),
    readHomeAddress: permission('GET', '/employees/:id/home_address'),
    updateHomeAddress: permission('PUT', '/employees/:id/home_address'),
  },
  facilities: {
    list: permission('GET', '/facilities'),
    read: permission('GET', '/facilities/:id'),
    create: permission('POST', '/facilities'),
    update: permission('PUT', '/facilities/:id'),
  },
  locations: {
    list: permission('GET', '/locations'),
    read: permission('GET', '/locations/:id'),
    create: permission('POST', '/locations'),
    update: permission('PUT', '/locations/:id'),
  },
  funding_source: {
    list: permission('GET', '/funding_sources'),
    read: permission('GET', '/funding_sources/:id'),
    create: permission('POST', '/funding_sources'),
    update: permission('PUT', '/funding_sources/:id'),
  },
  fueling: {
    list: permission('GET', '/fuel_entries'),
    read: permission('GET', '/fuel_entries/:id'),
    create: permission('POST', '/fuel_entries'),
    update: permission('PUT', '/fuel_entries/:id'),
    summary: permission('GET', '/fuel_entries/summary'),
    import: permission('POST', '/fuel_entries/import'),
  },
  inspections: {
    list: permission('GET', '/inspections'),
    read: permission('GET', '/inspections/:id'),
    checklist: permission('GET', '/inspections/checklist'),
    create: permission('POST', '/inspections'),
    signOff: permission('POST', '/inspections/:id/sign_off'),
    items: permission('GET', '/inspection_items'),
    readItem: permission('GET', '/inspection_items/:id'),
    createItem: permission('POST', '/inspection_items'),
    updateItem: permission('PUT', '/inspection_items/:id'),
  },
  calendar: {
    view: permission('GET', '/calendar'),
    list: permission('GET', '/absences'),
    read: permission('GET', '/absences/:id'),
    create: permission('POST', '/absences'),
    update: permission('PUT', '/absences/:id'),
  },
  time_keeping: {
    view: permission('GET', '/timesheets'),
    signOff: permission('POST', '/timesheets/sign_off'),
    listCorrections: permission('GET', '/time_corrections'),
    readCorrection: permission('GET', '/time_corrections/:id'),
    createCorrection: permission('POST', '/time_corrections'),
    updateCorrection: permission('PUT', '/time_corrections/:id'),
    decideCorrection: permission('POST', '/time_corrections/:id/decide'),
  },
  imports: {
    list: permission('GET', '/file_import'),
    read: permission('GET', '/file_import/:lotId'),
    upload: permission('POST', '/presigned/import/unattended_deliveries'),
    create: permission('POST', '/file_import'),
    update: permission('PUT', '/file_import/:lotId'),
    commit: permission('POST', '/file_import/:lotId/commit'),
    undo: permission('POST', '/file_import/:lotId/undo'),
    delete: permission('DELETE', '/file_import/:lotId'),
    download: permission('GET', '/file_import/:lotId/refused'),
  },
  participants: {
    list: permission('GET', '/participants'),
    read: permission('GET', '/participants/:id'),
    create: permission('POST', '/participants'),
    update: permission('PUT', '/participants/:id'),
    updateMainInfo: permission('PUT', '/participants/:id/main_info'),
    inactivate: permission('PATCH', '/participants/:id/inactivate'),
    toggleActive: permission('PATCH', '/participants/:id/is_active/toggle'),
    phoneNumbers: permission('GET', '/participants/:id/phone_numbers'),
    addPhoneNumber: permission('POST', '/participants/:id/phone_numbers'),
    updatePhoneNumber: permission('PUT', '/participants/:id/phone_numbers/:phoneId'),
  },
  participant_addresses: {
    list: permission('GET', '/participants/:id/addresses'),
    create: permission('POST', '/participants/:id/addresses'),
    update: permission('PUT', '/participants/:id/addresses/:addressId'),
  },
  messages: {
    list: permission('GET', '/messages'),
    read: permission('GET', '/messages/:id'),
    retry: permission('POST', '/messages/:id/retry'),
    stop: permission('POST', '/messages/:id/stop'),
    test: permission('POST', '/messages/channels/:channel/test'),
  },
  recipient_messages: {
    view: permission('GET', '/recipient_messages'),
    updateRules: permission('PUT', '/recipient_messages/rules'),
    updateTemplates: permission('PUT', '/recipient_messages/templates/:event'),
  },
  learned_times: {
    view: permission('GET', '/learned_times'),
    update: permission('PUT', '/learned_times'),
  },
  reports: {
    view: permission('GET', '/reports/:report'),
    download: permission('POST', '/reports/:report/files'),
    history: permission('GET', '/report_files'),
    schedules: permission('GET', '/report_schedules'),
    schedule: permission('POST', '/report_schedules'),
    generate: permission('POST', '/delivery_manifest/delivery_events/reports/pdf'),
  },
  password_manager: {
    reset: permission('GET', '/users/:id/fetch_password'),
    block: permission('PATCH', '/users/:id/block'),
    reactivate: permission('PATCH', '/users/:id/reactivate'),
    resetSecondFactor: permission('DELETE', '/users/:id/second_factor'),
  },
  custody: {
    list: permission('GET', '/custody'),
    handOver: permission('POST', '/delivery_manifest/:manifestId/custody'),
    reopen: permission('DELETE', '/delivery_manifest/:manifestId/custody'),
    closeDay: permission('POST', '/custody/days'),
    cashUps: permission('GET', '/cash_ups'),
    cashUp: permission('POST', '/cash_ups'),
  },
  role_permissions: {
    list: permission('GET', '/user_types'),
    create: permission('POST', '/user_types'),
    update: permission('PUT', '/user_types/:id'),
  },
  runs: {
    list: permission('GET', '/runs'),
    read: permission('GET', '/runs/:id'),
    create: permission('POST', '/runs'),
    update: permission('PUT', '/runs/:id'),
    updateSettings: permission('PUT', '/runs/:id/settings'),
    updateDailyTimes: permission('PUT', '/runs/:id/daily_times'),
    changesHistory: permission('GET', '/driver_runs'),
  },
  scheduling: {
    summary: permission('GET', '/scheduling/summary'),
    templates: permission('GET', '/scheduling/templates'),
    createFromRuns: permission('POST', '/delivery_manifest/from_runs'),
    createRun: permission('POST', '/delivery_manifest'),
    deleteRun: permission('DELETE', RUN),
    publish: permission('POST', '/delivery_manifest/publish'),
    unpublish: permission('POST', '/delivery_manifest/unpublish'),
    placeOrder: permission('POST', '/orders'),
    recalculateTrace: permission('POST', `${RUN}/recalculate_trace`),
    listDrafts: permission('GET', '/scheduling/drafts'),
    makeDraft: permission('POST', '/scheduling/drafts'),
    acceptDraft: permission('POST', '/scheduling/drafts/:draftId/accept'),
    automaticSchedulingUpdate: permission('PUT', `${RUN}/automatic_scheduling`),
  },
  vehicles: {
    list: permission('GET', '/vehicles'),
    read: permission('GET', '/vehicles/:id'),
    create: permission('POST', '/vehicles'),
    update: permission('PUT', '/vehicles/:id'),
    loginCode: permission('GET', '/vehicles/:id/login_code'),
    newLoginCode: permission('POST', '/vehicles/:id/login_code'),
    verifyCode: permission('POST', '/vehicles/verify_code'),
    phones: permission('GET', '/vehicles/:id/phones'),
    signPhoneOut: permission('DELETE', '/vehicles/:id/phones/:sessionId'),
    capacityTypes: permission('GET', '/vehicle_capacity_types'),
    readCapacityType: permission('GET', '/vehicle_capacity_types/:id'),
    createCapacityType: permission('POST', '/vehicle_capacity_types'),
    updateCapacityType: permission('PUT', '/vehicle_capacity_types/:id'),
    groups: permission('GET', '/vehicle_groups'),
    readGroup: permission('GET', '/vehicle_groups/:id'),
    createGroup: permission('POST', '/vehicle_groups'),
    updateGroup: permission('PUT', '/vehicle_groups/:id'),
    garages: permission('GET', '/vehicle_garages'),
    readGarage: permission('GET', '/vehicle_garages/:id'),
    createGarage: permission('POST', '/vehicle_garages'),
    updateGarage: permission('PUT', '/vehicle_garages/:id'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Permission>>>>;

export type PermissionGroup = keyof typeof PERMISSIONS;

export const PERMISSION_GROUPS = Object.keys(PERMISSIONS) as readonly PermissionGroup[];

/** A permission that a role can have. */
export interface Right extends Permission {
  /** E.g. `changeStatus`; null for a permission outside the groups. */
  name: string | null;
  /** Whether the requesting user may grant it; absent when there is no requesting user. */
  may_give?: boolean;
}

export interface RightsOfGroup {
  group: PermissionGroup | 'other';
  rights: Right[];
}

/** All rights of a group, by name. */
export function rightsOfGroup(group: PermissionGroup): Right[] {
  return Object.entries<Permission>(PERMISSIONS[group]).map(([name, pair]) => ({ name, ...pair }));
}

/**
 * The permissions of a server, in the groups and order of the table. Empty groups are left out; permissions
 * without a group are listed under `other`.
 */
export function groupRights(pairs: readonly (Permission & { may_give?: boolean })[]): RightsOfGroup[] {
  const unnamed = new Map(pairs.map((pair) => [rightKey(pair), pair]));
  const groups: RightsOfGroup[] = PERMISSION_GROUPS.map((group) => ({
    group,
    rights: rightsOfGroup(group).flatMap(({ name, ...right }) => {
      const key = rightKey(right);
      const pair = unnamed.get(key);
      unnamed.delete(key);
      return pair ? [{ name, ...pair }] : [];
    }),
  }));
  const others = [...unnamed.values()].map((pair) => ({ name: null, ...pair }));
  return [...groups, { group: 'other' as const, rights: others }].filter(({ rights }) => rights.length > 0);
}

/** Group and name of a permission in the table; null when no group has it. */
export function placeOfRight(right: Permission): { group: PermissionGroup; name: string } | null {
  const key = rightKey(right);
  for (const group of PERMISSION_GROUPS) {
    const found = rightsOfGroup(group).find((each) => rightKey(each) === key);
    if (found?.name) return { group, name: found.name };
  }
  return null;
}
