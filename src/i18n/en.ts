import raEnglish from 'ra-language-english';
import { account } from './account.en';
import { accountPages } from './accountPages.en';
import { addresses } from './addresses.en';
import { assignment } from './assignment.en';
import { board } from './board.en';
import { bulk } from './bulk.en';
import { accessLog } from './accessLog.en';
import { changeLog } from './changeLog.en';
import { crew } from './crew.en';
import { cashUp, custody } from './custody.en';
import { dispatch } from './dispatch.en';
import { dispatchCommands } from './dispatchCommands.en';
import { errors } from './errors.en';
import { hands } from './hands.en';
import { importQuestions } from './importQuestions.en';
import { importFiles } from './importFiles.en';
import { imports } from './imports.en';
import { importCheck } from './importCheck.en';
import { inbox, inboxKeys, orderForm } from './inbox.en';
import { issues } from './issues.en';
import { locks } from './locks.en';
import { notOffered } from './notOffered.en';
import { orders } from './orders.en';
import { pictures } from './pictures.en';
import { participants } from './participants.en';
import { proof } from './proof.en';
import { reports } from './reports.en';
import { resources } from './resources.en';
import { routing } from './routing.en';
import { roles } from './roles.en';
import { runs } from './runs.en';
import { scheduling } from './scheduling.en';
import { schedulingDraft } from './schedulingDraft.en';
import { schedulingRuns } from './schedulingRuns.en';
import { screens } from './screens.en';
import { settings } from './settings.en';
import { shell } from './shell.en';
import { staff } from './staff.en';
import { states } from './states.en';
import { typedLot } from './typedLot.en';
import { unsaved } from './unsaved.en';
import { validation } from './validation.en';
import { views } from './views.en';

/** All English words of the signed-in app; one slice per room. */
export const messages = {
  ...raEnglish,
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
