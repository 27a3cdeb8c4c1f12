import { sql } from 'kysely';
import { EVENT_STATUS } from '../../src/domain/eventStatus';
import type { AsyncWork } from '../asyncRequests/asyncRequest';
import type { Db } from '../database/database';
import { documentWords, type DocumentLanguage } from '../documents/words';
import { sendMessage } from '../messages/sendMessage';
import { csvLine } from '../resources/csvCells';

/** What `POST /employees/reports/billing` keeps for the job. */
export interface BillingParams {
  from_date: string;
  to_date: string;
  cdp_id: number | null;
  language: DocumentLanguage;
  email: string;
  full_name: string;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Counts per client. No name of a patient: the file leaves the house by e-mail. */
function countsPerClient(db: Db, { from_date, to_date, cdp_id }: BillingParams) {
  const count = (...statuses: number[]) =>
    sql<number>`count(*) filter (where e.delivery_event_status_id = any(${statuses}::int[]))`;
  return db
    .selectFrom('delivery_events as e')
    .innerJoin('participants as p', 'p.id', 'e.participant_id')
    .leftJoin('funding_sources as f', 'f.id', 'p.funding_source_id')
    .where('e.delivery_date', '>=', from_date)
    .where('e.delivery_date', '<=', to_date)
    .$if(cdp_id !== null, (query) => query.where('e.close_door_pharmacy_id', '=', cdp_id ?? 0))
    .groupBy('f.name')
    .orderBy('f.name')
    .select([
      'f.name as client',
      sql<number>`count(*)`.as('deliveries'),
      count(EVENT_STATUS.successful).as('delivered'),
      count(EVENT_STATUS.collected, EVENT_STATUS.returned).as('collected'),
      count(EVENT_STATUS.failed, EVENT_STATUS.collectFailed).as('failed'),
      count(EVENT_STATUS.rejected).as('rejected'),
      count(EVENT_STATUS.canceled, EVENT_STATUS.collectCanceled).as('canceled'),
      sql<string>`coalesce(sum(e.copayment_amount) filter (
        where e.delivery_event_status_id = ${EVENT_STATUS.successful}), 0)::numeric(14, 2)::text`.as(
        'copayments',
      ),
    ])
    .execute();
}

/** Deliveries of a month per client as CSV, also sent by e-mail (spec §2 "Billing report"). */
export const billing: AsyncWork = {
  kind: 'billing',
  access: ['POST', '/employees/reports/billing'],
  async make({ db }, request, tell) {
    const params = request.params as unknown as BillingParams;
    const words = documentWords(params.language).billing;
    const rows = await countsPerClient(db, params);
    await tell(80);
    const lines = rows.map(({ client, ...counts }) =>
      csvLine([client ?? words.noClient, ...Object.values(counts).map(String)]),
    );
    return {
      name: `billing-${params.from_date}-${params.to_date}.csv`,
      contentType: 'text/csv',
      bytes: Buffer.from(BYTE_ORDER_MARK + csvLine(words.columns) + lines.join('')),
    };
  },
  async finish(trx, request, file) {
    const { email, full_name, from_date, to_date, language } = request.params as unknown as BillingParams;
    await sendMessage(trx, {
      channel: 'email',
      to: email,
      language,
      template: 'billingReport',
      args: { name: full_name, from: from_date, to: to_date, file: file.name, file_key: file.key },
      created_by: { user_id: request.user_id, full_name },
    });
  },
};
