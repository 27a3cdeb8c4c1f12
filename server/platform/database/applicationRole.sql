-- The role that the server runs with on a PostgreSQL server, apart from the one that owns the tables and runs
-- `npm run db:migrate`. It can add to the log of changes and read it; it cannot change or remove a line of it.
-- Run as the owner after each migration: psql "$OWNER_URL" -f applicationRole.sql
do $$ begin
  if not exists (select from pg_roles where rolname = 'rx_app') then create role rx_app; end if;
end $$;
grant usage on schema public to rx_app;
grant select, insert, update, delete on all tables in schema public to rx_app;
grant usage, select, update on all sequences in schema public to rx_app;
revoke update, delete, truncate on audit_entries from rx_app;
revoke insert, update, delete, truncate on audit_chain from rx_app;
-- A login of its own is a member: create role rx_server login password '…' in role rx_app;
