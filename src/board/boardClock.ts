import type { RiskMoment } from '../domain/stops/stopRisks';

/** The board's clock and its risk limits. One object per tick, so results can be cached by it. */
export type BoardClock = RiskMoment;
