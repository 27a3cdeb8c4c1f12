import { sql, type Kysely } from 'kysely';

const ARABIC = `
alter table evidence_seals drop constraint evidence_seals_language_check;
alter table evidence_seals add constraint evidence_seals_language_check check (language in ('en', 'es', 'ar'));
alter table messages drop constraint messages_language_check;
alter table messages add constraint messages_language_check check (language in ('en', 'es', 'ar'));
alter table conversations drop constraint conversations_language_check;
alter table conversations add constraint conversations_language_check check (language in ('en', 'es', 'ar'));

-- Points of a checklist in Arabic: who reads none reads the English one.
alter table inspection_items add column name_ar text;
alter table inspection_defects add column name_ar text;
`;

/** Arabic, as a third language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ARABIC).execute(db);
}
