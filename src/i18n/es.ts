import { account } from './account.es';
import { accountPages } from './accountPages.es';
import { addresses } from './addresses.es';
import { assignment } from './assignment.es';
import { board } from './board.es';
import { bulk } from './bulk.es';
import { accessLog } from './accessLog.es';
import { changeLog } from './changeLog.es';
import { crew } from './crew.es';
import { cashUp, custody } from './custody.es';
import { dispatch } from './dispatch.es';
import { dispatchCommands } from './dispatchCommands.es';
import type { messages as english } from './en';
import { errors } from './errors.es';
import type { SameKeys } from './messages';
import { ra } from './ra.es';
import { hands } from './hands.es';
import { importQuestions } from './importQuestions.es';
import { importFiles } from './importFiles.es';
import { imports } from './imports.es';
import { importCheck } from './importCheck.es';
import { inbox, inboxKeys, orderForm } from './inbox.es';
import { issues } from './issues.es';
import { locks } from './locks.es';
import { notOffered } from './notOffered.es';
import { orders } from './orders.es';
import { pictures } from './pictures.es';
import { participants } from './participants.es';
import { proof } from './proof.es';
import { reports } from './reports.es';
import { resources } from './resources.es';
import { routing } from './routing.es';
import { roles } from './roles.es';
import { runs } from './runs.es';
import { scheduling } from './scheduling.es';
import { schedulingDraft } from './schedulingDraft.es';
import { schedulingRuns } from './schedulingRuns.es';
import { screens } from './screens.es';
import { settings } from './settings.es';
import { shell } from './shell.es';
import { staff } from './staff.es';
import { states } from './states.es';
import { typedLot } from './typedLot.es';
import { unsaved } from './unsaved.es';
import { validation } from './validation.es';
import { views } from './views.es';

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
  assignment,
  board,
  bulk,
  cashUp,
  accessLog,
  changeLog,
  crew,
  custody,
  dispatchCommands,
  errors,
  hands,
  imports: { ...imports, ...importFiles, questions: importQuestions },
  importCheck,
  inbox,
  inboxKeys,
  orderForm,
  issues,
  locks,
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
