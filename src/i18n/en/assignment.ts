import type { ruleOfSkill } from '../../domain/runs/assignmentSkills';

/** What a delivery asks of a run. What speaks against one stands in `interaction.cost.rules`. */
export const assignment = {
  /** What no run of a day gives, as the optimizer's need. */
  need: {
    driverGender: 'the requested driver',
    otherCdp: 'a run of its CDP',
    loadsAtCdp: 'a run that has not left the CDP yet',
    fundingSource: 'a run for its client',
  } satisfies Record<ReturnType<typeof ruleOfSkill>, string>,
  addOn: '%{run} is on the road: it is added as an add-on',
};
