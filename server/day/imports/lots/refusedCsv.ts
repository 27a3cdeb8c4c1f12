import type { FastifyRequest } from 'fastify';
import { cellsWithoutCharges } from '../../../../src/domain/imports/hiddenCharges';
import { importProblemText } from '../../../../src/domain/imports/importView';
import { ORDER_COLUMNS } from '../../../../src/domain/imports/orderRow';
import type { Trx } from '../../../platform/database/database';
import { actorOf } from '../../../platform/plugins/actor';
import { writeAudit } from '../../../platform/plugins/audit';
import { csvLine } from '../../../records/resources/csvCells';
import type { LotRow } from './readLots';

/** Marks the text as UTF-8 for spreadsheet programs. */
const BOM = '\ufeff';

type Translate = Parameters<typeof importProblemText>[1];

/**
 * The rejected rows of a lot in the columns of its file, each with its line and the reason. Logs who downloaded them.
 */
export async function refusedCsv(
  trx: Trx,
  request: FastifyRequest,
  lot: LotRow,
  translate: Translate,
): Promise<string> {
  const rows = await trx
    .selectFrom('import_rows')
    .select(['line', 'cells', 'values', 'problems'])
    .where('lot_id', '=', lot.id)
    .where('result', '=', 'refused')
    .where('delivery_event_id', 'is', null)
    .orderBy('line')
    .orderBy('id')
    .execute();
  const columns = lot.reading?.columns ?? [...ORDER_COLUMNS];
  const { hides_charges } = actorOf(request);
  const shown = (cells: readonly string[]) =>
    hides_charges ? cellsWithoutCharges(cells, lot.reading ? lot.mapping : ORDER_COLUMNS) : cells;
  const lines = rows.map(({ line, cells, values, problems }) => {
    const given = lot.reading
      ? columns.map((_, index) => cells[index] ?? '')
      : ORDER_COLUMNS.map((column) => values[column] ?? '');
    const reasons = problems
      .filter(({ is_warning }) => !is_warning)
      .map((problem) => {
        const where = problem.column ? `${translate(`importCheck.columns.${problem.column}`)}: ` : '';
        return `${where}${importProblemText(problem, translate)}`;
      });
    return csvLine([...shown(given), String(line), reasons.join('. ')]);
  });
  await writeAudit(trx, request, {
    action: 'export',
    resource: 'import_lots',
    record_id: lot.id,
    changes: { rows: { from: null, to: rows.length } },
  });
  const head = csvLine([...columns, translate('importCheck.line'), translate('importCheck.reason')]);
  return `${BOM}${head}${lines.join('')}`;
}
