import type { InspectionState } from '../../domain/fleet/inspection';
import type { Tone } from '../../domain/stops/statusTag';

export const INSPECTION_TONES: Readonly<Record<InspectionState, Tone>> = {
  clean: 'green',
  defects: 'amber',
  critical: 'red',
  signedOff: 'neutral',
};
