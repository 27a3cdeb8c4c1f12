import { permission } from './access';

/** Permission groups of vehicles on the road and of people's hours. */
export const FLEET_PERMISSIONS = {
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
} as const;
