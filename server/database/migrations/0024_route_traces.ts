import { sql, type Kysely } from 'kysely';

/**
 * The way of a run as it was planned: its line (encoded, 1e5) and its length. It holds as long as `is_route_updated`
 * says so; what is older is never shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_manifest add column route_polyline text, add column route_metres integer`.execute(
    db,
  );
}
