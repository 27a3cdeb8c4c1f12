import type { RoutingViolationCode } from '../../../../src/domain/planning/routingCodes';

/** A rule that a plan breaks. `code` is the end of the i18n key `routing.violation.<code>`. */
export interface Violation {
  code: RoutingViolationCode;
  /** Id of the vehicle. */
  vehicle?: number;
  /** Type and id of the task or break. */
  task?: string;
  /** How much: seconds, metres, amounts, cost, by code. */
  by?: number;
}
