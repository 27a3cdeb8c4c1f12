import { normaliseText } from '../../../src/domain/wire/formats';
import { placeOfLine, tidyPlace, type PlaceParts } from '../../../src/domain/addresses/placeParts';
import type { Problem } from '../../../src/domain/wire/problem';
import { readOneLineAddress, type ReadAddress } from './oneLineAddress';
import { readPlaceByParts } from './placeByParts';

export interface OrderAddress {
  address: ReadAddress;
  remarks: Problem[];
  /** What stood between the commas and belongs to the driver; '' for nothing. */
  comment: string;
}

/** The address of an order, however it came: parts that came apart are checked, one line is read. */
export async function readOrderAddress(
  line: string,
  parts: PlaceParts | undefined,
  defaultState: string,
): Promise<OrderAddress | { problem: Problem }> {
  const known = parts ? tidyPlace(parts) : placeOfLine(line);
  if (!known) {
    const reading = await readOneLineAddress(normaliseText(line));
    return 'problem' in reading ? reading : { ...reading, remarks: [], comment: '' };
  }
  const reading = await readPlaceByParts(known.place, defaultState);
  if ('problem' in reading) return reading;
  if (known.remark === '') return { ...reading, comment: '' };
  const moved = { message: 'importCheck.movedToComments', args: { text: known.remark.slice(0, 120) } };
  return { ...reading, remarks: [...reading.remarks, moved], comment: known.remark };
}

/** The comments of an order with what its address had for the driver. */
export function commentsWith(comments: string | null, comment: string): string | null {
  return [comments, comment].filter(Boolean).join('. ') || null;
}
