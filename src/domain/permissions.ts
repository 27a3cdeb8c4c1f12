import { permission, type Permission } from './access';

const EVENT = '/delivery_manifest/:manifestId/delivery_events/:eventId';
const RUN = '/delivery_manifest/:manifestId';

/**
 * The permission groups of spec §6, each right by the name of what it lets a person do, with the method and route of
 * spec §7. Names of path parameters mean nothing (`access.ts`). Rights whose call the specification does not show have
 * the plainest route of their resource.
 */
export const PERMISSIONS = {
  activity_logger: {
    read: permission('GET', '/activity_logger'),
  },
  advanced_settings: {
    read: permission('GET', '/system/settings'),
    update: permission('PUT', '/system/settings'),
  },
  billing_report: {
    generate: permission('POST', '/employees/reports/billing'),
  },
  cdps: {
    readAll: permission('GET', '/cdp'),
    read: permission('GET', '/cdp/:id'),
    create: permission('POST', '/cdp'),
    update: permission('PUT', '/cdp/:id'),
    disable: permission('PATCH', '/cdp/:id'),
  },
  delivery_inbox: {
    list: permission('GET', '/deliveries_inbox'),
    create: permission('POST', '/deliveries_inbox'),
    read: permission('GET', '/deliveries_inbox/:id'),
    update: permission('PUT', '/deliveries_inbox/:id'),
    delete: permission('DELETE', '/deliveries_inbox/:id'),
    processCsv: permission('POST', '/deliveries_inbox/process_csv'),
  },
  dispatch: {
    list: permission('GET', '/delivery_manifest'),
    current: permission('GET', '/delivery_manifest/current_deliveries_manifest'),
    read: permission('GET', RUN),
    update: permission('PUT', RUN),
    readEvent: permission('GET', EVENT),
    viewHistory: permission('GET', `${EVENT}/life_cycle`),
    addOn: permission('POST', `${RUN}/delivery_events_addon`),
    addOnOverride: permission('POST', `${RUN}/delivery_events_addon_override`),
    changeStatus: permission('POST', `${EVENT}/change_status`),
    changeStatusOverride: permission('POST', `${EVENT}/change_status_override`),
    returnDelivery: permission('POST', `${RUN}/return_delivery`),
    reschedule: permission('POST', `${EVENT}/re_schedule`),
    rescheduleOverride: permission('POST', `${EVENT}/re_schedule_override`),
    transfer: permission('PUT', `${EVENT}/transfer_delivery`),
    copayment: permission('PUT', `${EVENT}/copayment`),
    pickedUp: permission('GET', `${RUN}/delivery_events/picked_up`),
    returns: permission('GET', `${RUN}/delivery_events/returns`),
    downloadCSV: permission('GET', '/delivery_manifest/reports/csv'),
    downloadPDF: permission('POST', '/delivery_manifest/delivery_events/reports/pdf'),
    notifyDriver: permission('POST', `${RUN}/notify_driver`),
    shareLink: permission('POST', `${RUN}/request_url`),
    viewIssues: permission('GET', '/delivery_manifest/unsuccesfully_events'),
    fixIssue: permission('POST', `${EVENT}/fix_as_failed`),
  },
  employees: {
    list: permission('GET', '/employees'),
    read: permission('GET', '/employees/:id'),
    create: permission('POST', '/employees'),
    update: permission('PUT', '/employees/:id'),
    driversOnCall: permission('GET', '/employees/drivers-on-call'),
    readHomeAddress: permission('GET', '/employees/:id/home_address'),
    updateHomeAddress: permission('PUT', '/employees/:id/home_address'),
    bypassStartWork: permission('POST', '/employees/:id/bypass_start_work'),
  },
  funding_source: {
    list: permission('GET', '/funding_sources'),
  },
  imports: {
    list: permission('GET', '/file_import'),
    read: permission('GET', '/file_import/:id'),
    upload: permission('POST', '/file_import'),
    download: permission('POST', '/presigned/import/unattended_deliveries'),
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
  reports: {
    generate: permission('POST', '/delivery_manifest/delivery_events/reports/pdf'),
  },
  messages: {
    list: permission('GET', '/messages'),
    read: permission('GET', '/messages/:id'),
    retry: permission('POST', '/messages/:id/retry'),
  },
  password_manager: {
    reset: permission('GET', '/users/:id/fetch_password'),
  },
  role_permissions: {
    list: permission('GET', '/user_types'),
    read: permission('GET', '/user_types/:id'),
    create: permission('POST', '/user_types'),
    update: permission('PUT', '/user_types/:id'),
  },
  runs: {
    list: permission('GET', '/runs'),
    read: permission('GET', '/runs/:id'),
    create: permission('POST', '/runs'),
    update: permission('PUT', '/runs/:id'),
    changesHistory: permission('GET', '/driver_runs'),
  },
  scheduling: {
    list: permission('GET', '/delivery_manifest/unattended_deliveries'),
    create: permission('POST', '/delivery_manifest/unattended_deliveries'),
    update: permission('PUT', '/delivery_manifest/unattended_deliveries/:id'),
    delete: permission('DELETE', '/delivery_manifest/unattended_deliveries/:id'),
    cancel: permission('POST', '/delivery_manifest/unattended_deliveries/:id/cancel'),
    assign: permission('POST', `${RUN}/delivery_events`),
    unassign: permission('DELETE', `${EVENT}/override`),
    automaticSchedulingUpdate: permission('PUT', `${RUN}/automatic_scheduling`),
    recalculateTrace: permission('POST', `${RUN}/recalculate_trace`),
  },
  vehicles: {
    list: permission('GET', '/vehicles'),
    read: permission('GET', '/vehicles/:id'),
    create: permission('POST', '/vehicles'),
    update: permission('PUT', '/vehicles/:id'),
    capacityTypes: permission('GET', '/vehicle_capacity_types'),
    groups: permission('GET', '/vehicle_groups'),
    garages: permission('GET', '/vehicle_garages'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Permission>>>>;

export type PermissionGroup = keyof typeof PERMISSIONS;

export const PERMISSION_GROUPS = Object.keys(PERMISSIONS) as readonly PermissionGroup[];

/** All rights of a group, e.g. to seed a role with. */
export function permissionsOfGroup(group: PermissionGroup): readonly Permission[] {
  return Object.values(PERMISSIONS[group]);
}
