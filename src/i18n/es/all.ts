import { account } from './account';
import { accountPages } from './accountPages';
import { actionParts } from './actionParts';
import { addresses } from './addresses';
import { assignment } from './assignment';
import { board } from './board';
import { accessLog } from './accessLog';
import { changeLog } from './changeLog';
import { cashUp, custody } from './custody';
import { dispatch } from './dispatch';
import type { messages as english } from '../en/all';
import { errors } from './errors';
import type { SameKeys } from '../messages';
import { ra } from './ra';
import { interaction } from './interaction';
import { importQuestions } from './importQuestions';
import { importFiles } from './importFiles';
import { imports } from './imports';
import { importCheck } from './importCheck';
import { inbox, inboxKeys, orderForm } from './inbox';
import { issues } from './issues';
import { notOffered } from './notOffered';
import { orders } from './orders';
import { pictures } from './pictures';
import { participants } from './participants';
import { proof } from './proof';
import { reports } from './reports';
import { resources } from './resources';
import { routing } from './routing';
import { roles } from './roles';
import { runActions } from './runActions';
import { runs } from './runs';
import { scheduling } from './scheduling';
import { schedulingDraft } from './schedulingDraft';
import { schedulingRuns } from './schedulingRuns';
import { screens } from './screens';
import { settings } from './settings';
import { shell } from './shell';
import { staff } from './staff';
import { states } from './states';
import { stopActions } from './stopActions';
import { typedLot } from './typedLot';
import { unsaved } from './unsaved';
import { validation } from './validation';
import { views } from './views';

/** All Spanish words of the signed-in app: a key that English has and this lacks does not compile. */
export const messages: SameKeys<typeof english> = {
  ra,
  ...shell,
  ...staff,
  ...states,
  ...dispatch,
  ...addresses,
  ...reports,
  account,
  accountPages,
  actionParts,
  actions: { ...stopActions, ...runActions },
  assignment,
  board,
  cashUp,
  accessLog,
  changeLog,
  custody,
  errors,
  interaction,
  imports: { ...imports, ...importFiles, questions: importQuestions },
  importCheck,
  inbox,
  inboxKeys,
  orderForm,
  issues,
  notOffered,
  orders,
  pictures,
  participants,
  proof,
  resources,
  routing,
  roles,
  runs,
  scheduling,
  schedulingDraft,
  schedulingRuns,
  screens,
  settings,
  typedLot,
  unsaved,
  validation,
  views,
};
