import type { FileFacts } from '../../../src/domain/imports/fileReading';
import type { ImportLotView, ImportRowView } from '../../../src/domain/imports/importView';
import { indexPermissions } from '../../../src/domain/access/access';
import { PERMISSIONS } from '../../../src/domain/access/permissions';

export const EVERYTHING = indexPermissions(Object.values(PERMISSIONS.imports));

export const READING: FileFacts = {
  format: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  sheets: [],
  sheet: null,
  header_row: 3,
  columns: ['Order', 'Code', 'First name', 'Last name', 'Phone', 'Street', 'City', 'State', 'Zip', 'Shelf'],
  notices: [],
};

const SAMPLES = [
  ['A-1', 'ABC000001', 'Ana', 'López', '6195550101', '1250 Main St', 'San Diego', 'CA', '92101', 'B2'],
  ['A-2', 'ABC000002', 'Ben', 'Ruiz', '619555', '1260 Main St', 'San Diego', 'CA', '92101', ''],
];

export function lotOf(given: Partial<ImportLotView> = {}): ImportLotView {
  return {
    id: 5,
    version: 3,
    file_name: 'orders.csv',
    origin: 'file',
    state: 'ready',
    funding_source_id: 1,
    client_name: 'ALVARADO RX',
    close_door_pharmacy_id: 2,
    cdp_name: 'HILLCREST PHARMACY',
    delivery_date: '2026-11-23',
    time_zone: 'America/Los_Angeles',
    reading: READING,
    samples: SAMPLES,
    mapping: [
      'order_number',
      'client_code',
      'first_name',
      'last_name',
      'phone_number',
      'address',
      'city',
      'state',
      'zipcode',
      null,
    ],
    missing_columns: [],
    extra_columns: [9],
    questions: [],
    answers: {},
    counts: { total: 4, new: 1, changed: 1, same: 0, refused: 2, committed: 0, participants: 1 },
    progress: 100,
    failure: null,
    created_at: '2026-11-20 18:00:00',
    created_by_name: 'SANDRA SCHEDULER',
    committed_at: null,
    committed_by_name: null,
    undone_at: null,
    undone_by_name: null,
    ...given,
  };
}

export function rowOf(id: number, given: Partial<ImportRowView> = {}): ImportRowView {
  return {
    id,
    version: 1,
    lot_id: 5,
    line: id + 3,
    cells: SAMPLES[0] ?? [],
    values: {
      order_number: `A-${id}`,
      client_code: 'ABC000001',
      participant_name: 'LÓPEZ, ANA',
      phone_number: '6195550101',
      address: '1250 MAIN ST, SAN DIEGO, CA 92101',
    },
    repaired: [],
    problems: [],
    ready_to_assign: 1,
    result_import: '{"result":"new"}',
    participant_id: null,
    match: null,
    address: null,
    changes: [],
    delivery_event_id: null,
    ...given,
  };
}

/** A row whose phone number is too short. */
export const shortPhone = (id: number) =>
  rowOf(id, {
    values: { ...rowOf(id).values, phone_number: '619555' },
    problems: [{ column: 'phone_number', message: 'validation.phone', is_warning: false }],
    ready_to_assign: 0,
    result_import: '{"result":"refused"}',
  });
