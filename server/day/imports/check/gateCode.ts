import { GATE_CODE_MAX } from '../../../../src/domain/addresses/addressPosition';
import type { ImportAddress, ImportProblem } from '../../../../src/domain/imports/importView';
import type { ParsedOrder } from '../../../platform/database/tables/imports';
import { commentsWith } from '../../../outside/geocoding/readOrderAddress';
import { importWords } from './words';

interface WithGate {
  address: ImportAddress | null;
  parsed: ParsedOrder;
  problem: ImportProblem | null;
}

/**
 * Where the gate code of a row goes: to a new address, or to the driver with the comments where the address has another
 * one or the code is longer than one may be. An address that is known is not changed by a file.
 *
 * @param known gate code of the address that the participant has already; undefined for a new address
 */
export function withGateCode(
  address: ImportAddress | null,
  parsed: ParsedOrder,
  known: string | null | undefined,
): WithGate {
  const code = address?.gate_code ?? null;
  if (address === null || code === null) return { address, parsed, problem: null };
  const isKnown = known !== undefined;
  if (isKnown ? known?.toUpperCase() === code.toUpperCase() : code.length <= GATE_CODE_MAX)
    return { address, parsed, problem: null };
  const problem = { message: 'importCheck.gateToComments', args: { text: code.slice(0, 120) } };
  const words = importWords('en')('importCheck.gateComment', { code });
  return {
    address: { ...address, gate_code: known ?? null },
    parsed: { ...parsed, comments: commentsWith(parsed.comments, words) },
    problem: { column: 'address', ...problem, is_warning: true },
  };
}
