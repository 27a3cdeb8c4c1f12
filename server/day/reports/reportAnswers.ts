import { dateInZone } from '../../../src/domain/time/dates';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { isReportDate } from '../../../src/domain/wire/reportPeriod';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid, ApiError } from '../../platform/plugins/errors';

/** 409 with the words of spec §8. */
export function noData(): ApiError {
  return new ApiError(
    409,
    ERROR_CODE.noReportData,
    'No data available for selected period. Please choose a different timeframe.',
  );
}

/** Throws 422 for days outside January 2022 (the day before) to today in the person's zone (spec §5 "Reports"). */
export function assertWithinBounds(days: Readonly<Record<string, string>>, now: Date, zone: string): void {
  const today = dateInZone(now, zone);
  for (const [field, day] of Object.entries(days))
    if (!isReportDate(day, today)) throw invalid({ [field]: { message: VALIDATION.reportDate } });
}
