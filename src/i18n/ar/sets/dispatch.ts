import { actionParts } from '../actionParts';
import { assignment } from '../assignment';
import { board } from '../board';
import { cashUp, custody } from '../custody';
import { dayMap } from '../dayMap';
import { dispatch } from '../dispatch';
import { interaction } from '../interaction';
import { issues } from '../issues';
import { notOffered } from '../notOffered';
import { proof } from '../proof';
import { routing } from '../routing';
import { runActions } from '../runActions';
import { scheduling } from '../scheduling';
import { schedulingDraft } from '../schedulingDraft';
import { schedulingRuns } from '../schedulingRuns';
import { stopActions } from '../stopActions';
import { views } from '../views';
import type { SameKeys } from '../../messages';
import type { messages as english } from '../../en/sets/dispatch';

/** Arabic words of a day: dispatch, scheduling, custody, proof of delivery. */
export const messages: SameKeys<typeof english> = {
  ...dispatch,
  actionParts,
  actions: { ...stopActions, ...runActions },
  assignment,
  board,
  cashUp,
  custody,
  dayMap,
  interaction,
  issues,
  notOffered,
  proof,
  routing,
  scheduling,
  schedulingDraft,
  schedulingRuns,
  views,
};
