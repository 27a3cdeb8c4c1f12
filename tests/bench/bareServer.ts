import Fastify from 'fastify';
import pg from 'pg';

/**
 * What is compared against: the same list and the same total from the same database, by hand, with no session,
 * permission, validation, scope or version. Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: 10 });
const app = Fastify();

// What the product's list answers.
const COLUMNS = [
  ...['id', 'version', 'created_at', 'updated_at', 'order_number', 'tracking_number', 'delivery_date'],
  ...['participant_id', 'close_door_pharmacy_id', 'delivery_manifest_id', 'delivery_event_type_id'],
  ...[
    'delivery_event_status_id',
    'destination_full_address',
    'eta',
    'copayment_amount',
    'refrigeration_needed',
  ],
]
  .map((name) => `e.${name}`)
  .join(', ');

interface ListQuery {
  close_door_pharmacy_id: string;
  delivery_date_from: string;
  delivery_date_to: string;
  page: string;
}

const valuesOf = (query: ListQuery) => [
  Number(query.close_door_pharmacy_id),
  query.delivery_date_from,
  query.delivery_date_to,
];

app.get<{ Querystring: ListQuery }>('/list', async ({ query }) => {
  const { rows } = await pool.query(
    `select ${COLUMNS}, p.participant_full_name
     from delivery_events e left join participants p on p.id = e.participant_id
     where e.close_door_pharmacy_id = $1 and e.delivery_date >= $2 and e.delivery_date <= $3
     order by e.delivery_date desc, e.id desc limit 15 offset $4`,
    [...valuesOf(query), (Number(query.page) - 1) * 15],
  );
  return rows as unknown[];
});

app.get<{ Querystring: ListQuery }>('/total', async ({ query }) => {
  const { rows } = await pool.query(
    `select count(*)::int as total_items from delivery_events
     where close_door_pharmacy_id = $1 and delivery_date >= $2 and delivery_date <= $3`,
    valuesOf(query),
  );
  return rows[0] as unknown;
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
process.on('SIGTERM', () => {
  void app.close().then(() => pool.end());
});
