import type { LegalHold } from '../contract/keeping/legalHolds';
import { useT } from '../i18n/useT';
import { dayText } from '../providers/measures';

/** What a hold is about: the person, the run with its day, or the days. */
export function useHoldWords(): (hold: LegalHold) => string {
  const translate = useT();
  return ({ kind, participant_full_name, run_name, run_date, from_date, to_date }) => {
    if (kind === 'participant') return participant_full_name ?? '';
    return kind === 'run'
      ? translate('keptData.holds.ofRun', { name: run_name ?? '', date: dayText(run_date ?? '') })
      : translate('keptData.holds.ofPeriod', { from: dayText(from_date ?? ''), to: dayText(to_date ?? '') });
  };
}
