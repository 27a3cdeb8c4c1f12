import type { AbsenceKind } from '../domain/fleet/absence';
import type { Tone } from '../domain/stops/statusTag';

/** Colours of the calendar; each cell has a letter and a sentence too. */
export const ABSENCE_TONES: Readonly<Record<AbsenceKind, Tone>> = {
  vacation: 'violet',
  sick: 'amber',
  other: 'neutral',
  service: 'accent',
};
