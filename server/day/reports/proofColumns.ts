import { sql } from 'kysely';

/** Of stops `e`: whether a photo was taken. */
export const HAS_PHOTO = sql<boolean>`coalesce(e.path_evidence, '') <> ''`;
/** Of stops `e`: `hasSignature` of `src/domain/stops/eventStatus` in SQL. */
export const HAS_SIGNATURE = sql<boolean>`upper(trim(coalesce(e.signature, ''))) not in ('', 'X')`;
