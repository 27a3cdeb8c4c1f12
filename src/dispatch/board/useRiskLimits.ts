import { DEFAULT_RISK_LIMITS, type RiskLimits } from '../../domain/atRisk';
import { useKnownSettings } from '../../providers/browserSettings';

/** From when on a stop counts as at risk in this operation. */
export function useRiskLimits(): RiskLimits {
  const { driver_silent_minutes, risk_tight_minutes } = useKnownSettings();
  return {
    ...DEFAULT_RISK_LIMITS,
    silentMinutes: driver_silent_minutes,
    tightMinutes: risk_tight_minutes,
  };
}
