import { sayErased } from '../../../src/domain/keeping/erased';
import { eventStatusName } from '../../../src/domain/stops/eventStatus';
import { eventTypeName } from '../../../src/domain/stops/eventType';
import type { AsyncWork } from '../asyncRequests/asyncRequest';
import { csvLine } from '../../records/resources/csvCells';
import { erasedWord } from '../../outside/documents/words';
import type { Language } from '../../../src/domain/wire/languages';
import { localTime } from './localTime';
import { rowsOfRuns, type ReportRow } from './reportRows';

/** Runs per query: some hundred stops at a time. */
const RUNS_AT_ONCE = 20;
// Marks the text as UTF-8 for spreadsheets.
const BYTE_ORDER_MARK = '\uFEFF';

const text = (value: string | number | null) => (value === null ? '' : String(value));

const COLUMNS: Readonly<Record<string, (row: ReportRow) => string>> = {
  delivery_event_id: (row) => text(row.id),
  delivery_manifest_id: (row) => text(row.manifest_id),
  run: (row) => text(row.run),
  delivery_date: (row) => row.delivery_date,
  driver: (row) => text(row.driver),
  vehicle: (row) => text(row.vehicle),
  cdp: (row) => row.cdp,
  secuence: (row) => text(row.secuence),
  order_number: (row) => text(row.order_number),
  tracking_number: (row) => text(row.tracking_number),
  participant: (row) => text(row.participant),
  client: (row) => text(row.client),
  address: (row) => text(row.address),
  type: (row) => eventTypeName(row.delivery_event_type_id) ?? text(row.delivery_event_type_id),
  status: (row) => eventStatusName(row.delivery_event_status_id),
  status_since: (row) => localTime(row.datetime, row.time_zone),
  promised: (row) => localTime(row.planned_at, row.time_zone),
  attempts: (row) => text(row.attempts),
  received_by: (row) => text(row.receptor_name),
  reason: (row) => text(row.other_reason ?? row.reason),
  comments: (row) => text(row.comments),
  copayment_amount: (row) => text(row.copayment_amount),
  copayment_method: (row) => text(row.copayment_method),
  has_photo: (row) => (row.has_photo ? '1' : '0'),
  has_signature: (row) => (row.has_signature ? '1' : '0'),
  returned_at: (row) => localTime(row.return_created_at, row.time_zone),
};

/** All deliveries of done runs as CSV (spec §7, `GET /delivery_manifest/reports/csv`). */
export const runsCsv: AsyncWork = {
  kind: 'runsCsv',
  access: ['GET', '/delivery_manifest/reports/csv'],
  async make({ db }, request, reportProgress) {
    const ids = request.params.delivery_manifest_ids as number[];
    // Requests of the version before have no language.
    const erased = erasedWord((request.params.language as Language | undefined) ?? 'en');
    const parts = [BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS))];
    for (let start = 0; start < ids.length; start += RUNS_AT_ONCE) {
      const rows = await rowsOfRuns(db, ids.slice(start, start + RUNS_AT_ONCE));
      const cells = (row: ReportRow) => Object.values(COLUMNS).map((cell) => sayErased(cell(row), erased));
      parts.push(...rows.map((row) => csvLine(cells(row))));
      await reportProgress(((start + RUNS_AT_ONCE) / ids.length) * 100);
    }
    return {
      name: `runs-${String(request.params.date)}.csv`,
      contentType: 'text/csv',
      bytes: Buffer.from(parts.join('')),
    };
  },
};
