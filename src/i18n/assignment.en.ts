import type { AssignmentCode } from '../domain/assignmentRules';
import type { ruleOfSkill } from '../domain/assignmentSkills';

/** What speaks against a delivery on a run: a rule without words does not compile. */
export const assignment = {
  closed: 'It is over already and cannot be planned again',
  notMovable: 'Only deliveries and pickup appointments can be planned',
  runTakesNone: '%{run} takes no more deliveries',
  otherDay: '%{run} is on another day (%{date})',
  otherCdp: '%{run} loads at another CDP',
  fundingSource: '%{run} is not for this client',
  driverGender: '%{run} does not have the driver that was asked for',
  capacity: '%{run} would have %{load} bags on board; the vehicle carries %{capacity}',
  refrigerated: 'The refrigerated bag would arrive %{minutes} min after %{until}',
  timeOnVehicle: 'The bag would ride %{minutes} min longer than the %{max} min allowed',
  /** What no run of a day gives, as the optimizer's need. */
  need: {
    driverGender: 'the driver that was asked for',
    otherCdp: 'a run of its CDP',
    fundingSource: 'a run for its client',
  } satisfies Record<ReturnType<typeof ruleOfSkill>, string>,
  addOn: '%{run} is on the road: it is added as an add-on',
} satisfies Record<AssignmentCode, string> & Record<string, unknown>;
