import { sql } from 'kysely';
import { addDays, daysBetween } from '../../../src/domain/time/dates';
import { dateText } from '../../../src/domain/time/dateOrder';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { fromCents } from '../../../src/domain/money/money';
import type { AsyncWork } from '../asyncRequests/asyncRequest';
import type { Db } from '../../platform/database/database';
import { documentWords } from '../../outside/documents/words';
import { sendMessage } from '../../outside/messages/sendMessage';
import { csvLine } from '../../records/resources/csvCells';
import type { Language } from '../../../src/domain/wire/languages';

/** What `POST /employees/reports/billing` keeps for the job. */
export interface BillingParams {
  from_date: string;
  to_date: string;
  cdp_id: number | null;
  language: Language;
  email: string;
  full_name: string;
  /** As the person who asks has dates. */
  form: TimeForm;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Days per query: a month of a large operation in one would make others wait for the embedded database. */
const DAYS_AT_ONCE = 3;

/** Numbers of a client, in the order of the file's columns; money in whole cents. */
const COUNTED = ['deliveries', 'delivered', 'collected', 'failed', 'rejected', 'canceled'] as const;
type ClientCounts = Record<(typeof COUNTED)[number] | 'copayment_cents', number>;

/** Counts per client of some days. No name of a patient: the file leaves by e-mail. */
function countsOfDays(
  db: Db,
  { from_date, to_date, cdp_id }: Pick<BillingParams, 'from_date' | 'to_date' | 'cdp_id'>,
) {
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
    .select([
      'f.name as client',
      sql<number>`count(*)`.as('deliveries'),
      count(EVENT_STATUS.successful).as('delivered'),
      count(EVENT_STATUS.collected, EVENT_STATUS.returned).as('collected'),
      count(EVENT_STATUS.failed, EVENT_STATUS.collectFailed).as('failed'),
      count(EVENT_STATUS.rejected).as('rejected'),
      count(EVENT_STATUS.canceled, EVENT_STATUS.collectCanceled).as('canceled'),
      sql<number>`(coalesce(sum(e.copayment_amount) filter (
        where e.delivery_event_status_id = ${EVENT_STATUS.successful}), 0) * 100)::bigint`.as(
        'copayment_cents',
      ),
    ])
    .execute();
}

/** Counts per client of a period, by name; those without a client come last. */
async function countsPerClient(
  db: Db,
  params: BillingParams,
  reportProgress: (percent: number) => Promise<void>,
): Promise<[string | null, ClientCounts][]> {
  const clients = new Map<string | null, ClientCounts>();
  const { from_date, to_date } = params;
  for (let day = from_date; day <= to_date; day = addDays(day, DAYS_AT_ONCE)) {
    const last = addDays(day, DAYS_AT_ONCE - 1);
    const part = { ...params, from_date: day, to_date: last < to_date ? last : to_date };
    for (const { client, ...counts } of await countsOfDays(db, part)) {
      const sum = clients.get(client);
      if (!sum) clients.set(client, counts);
      else for (const name of [...COUNTED, 'copayment_cents'] as const) sum[name] += counts[name];
    }
    await reportProgress(80 * (daysBetween(from_date, day) / Math.max(1, daysBetween(from_date, to_date))));
  }
  const last = '\uFFFF';
  return [...clients].sort(([a], [b]) => ((a ?? last) < (b ?? last) ? -1 : 1));
}

/** Deliveries of a month per client as CSV, also sent by e-mail (spec §2 "Billing report"). */
export const billing: AsyncWork = {
  kind: 'billing',
  access: ['POST', '/employees/reports/billing'],
  async make({ db }, request, reportProgress) {
    const params = request.params as unknown as BillingParams;
    const words = documentWords(params.language).billing;
    const rows = await countsPerClient(db, params, reportProgress);
    const lines = rows.map(([client, counts]) =>
      csvLine([
        client ?? words.noClient,
        ...COUNTED.map((name) => String(counts[name])),
        fromCents(counts.copayment_cents),
      ]),
    );
    return {
      name: `billing-${params.from_date}-${params.to_date}.csv`,
      contentType: 'text/csv',
      bytes: Buffer.from(BYTE_ORDER_MARK + csvLine(words.columns) + lines.join('')),
    };
  },
  emailOf: ({ params }) => (params as unknown as BillingParams).email,
  async finish(trx, request, file) {
    const params = request.params as unknown as BillingParams;
    const { email, full_name, language, form } = params;
    const [from, to] = [
      dateText(params.from_date, form.date_order),
      dateText(params.to_date, form.date_order),
    ];
    await sendMessage(trx, {
      channel: 'email',
      to: email,
      language,
      template: 'billingReport',
      args: { name: full_name, from, to, file: file.name, file_key: file.key },
      created_by: { user_id: request.user_id, full_name },
    });
  },
};
