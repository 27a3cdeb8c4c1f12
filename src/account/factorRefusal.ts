import { HttpError } from '../providers/httpError';
import { isPasskeyRefusal } from './passkeyRefusal';
import type { SecondFactorWords } from './secondFactorWords';
import { fill } from './translator';

/** Error of setting up a factor, above the form. */
export function factorRefusal(error: unknown, { setup, reasons }: SecondFactorWords): string {
  if (isPasskeyRefusal(error)) return reasons.canceled;
  if (!(error instanceof HttpError)) return fill(reasons.failed, { message: String(error) });
  if (error.status === 0) return reasons.offline;
  if (error.status === 429) return setup.tooMany;
  if (error.status === 422) return error.errors.response ? reasons.wrongPasskey : setup.fields;
  if (error.args.reason === 'noSetup') return setup.again;
  if (error.args.reason === 'noPasskeysHere') return setup.noPasskeysHere;
  return fill(reasons.failed, { message: error.message });
}
