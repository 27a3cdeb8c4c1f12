import type { ImportLotView } from '../../domain/imports/importView';

type Terms = Pick<ImportLotView, 'funding_source_id' | 'close_door_pharmacy_id'>;

/** A name without what changes from day to day: "coastline-2026-11-26.csv" is of the kind of "coastline-2026-11-27.csv". */
const kindOf = (name: string) => name.toLowerCase().replace(/\d+/g, '0');

/**
 * Client and CDP of a file, when every earlier file of its kind had the same; null when they differ or none is known: a
 * guess that is wrong would put orders under another client.
 */
export function knownTerms(
  name: string,
  lots: readonly (Terms & Pick<ImportLotView, 'origin' | 'file_name'>)[],
): Terms | null {
  const [first, ...others] = lots.filter(
    (lot) => lot.origin === 'file' && kindOf(lot.file_name) === kindOf(name),
  );
  if (!first) return null;
  const { funding_source_id, close_door_pharmacy_id } = first;
  const isSame = others.every(
    (lot) =>
      lot.funding_source_id === funding_source_id && lot.close_door_pharmacy_id === close_door_pharmacy_id,
  );
  return isSame ? { funding_source_id, close_door_pharmacy_id } : null;
}
